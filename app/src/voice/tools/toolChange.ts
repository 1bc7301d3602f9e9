import type { ToolSettings } from '@platform/api';

const names = [
  'name',
  'description',
  'kind',
  'method',
  'url',
  'headers',
  'parameters',
  'timeoutSeconds',
  'isEnabled',
  'provider',
] as const satisfies readonly (keyof ToolSettings)[];

/** What of a tool was changed in its form. Headers that are as they were keep their values. */
export function toolChange(before: ToolSettings, after: ToolSettings): Partial<ToolSettings> {
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}
