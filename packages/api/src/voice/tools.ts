import { agentNamesOf } from '../schema/agentNames.ts';
import type { AgentName } from '../schema/agentNames.ts';
import { isObject, read, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countedListOf } from '../schema/countedList.ts';
import type { CountedList } from '../schema/countedList.ts';
import { listOf } from '../schema/list.ts';
import type { Keyed } from '../schema/list.ts';
import { amountOf, dateOf } from '../schema/values.ts';
import { wordOf } from '../schema/words.ts';
import { TOOL_KINDS, TOOL_METHODS } from './values.ts';
import type { ToolKind, ToolMethod } from './values.ts';

/** A header as it is read: the value of a secret one never is. */
export interface ToolHeaderWire {
  name: string;
  value?: string | null;
  secret?: boolean;
  has_value?: boolean;
}

export interface ToolWire {
  id: string;
  name: string;
  description: string;
  kind: string;
  method?: string | null;
  url?: string | null;
  headers?: ToolHeaderWire[] | null;
  /** A JSON schema of type `object`. */
  parameters?: Record<string, unknown> | null;
  timeout_s?: number | null;
  is_enabled: boolean;
  /** Of a tool of kind `integration`: the provider it needs. */
  provider?: string | null;
  /** Who uses it. */
  agents?: { id: string; name: string }[] | null;
  updated_at?: string | null;
}

export interface ToolsWire {
  tools: ToolWire[];
  total: number;
}

export interface ToolTemplateWire {
  id: string;
  name: string;
  description: string;
  defaults: Partial<Omit<ToolWire, 'id' | 'agents'>>;
}

/** A header of a tool's request. */
export interface ToolHeader {
  name: string;
  /** '' for a secret one that was read: it is kept as it is unless another value is given. */
  value: string;
  isSecret: boolean;
  /** Whether the service holds a value. */
  hasValue: boolean;
}

/** What of a tool a person sets. Texts are '' where there are none. */
export interface ToolSettings {
  /** Snake case, 3 to 40 characters, unique in the tenant. */
  name: string;
  /** 10 to 300 characters: when an agent should use it. */
  description: string;
  /** Null for a kind that this client does not know. */
  kind: ToolKind | null;
  method: ToolMethod;
  /** https; '' for kinds without a request. */
  url: string;
  headers: readonly ToolHeader[];
  /** A JSON schema of type `object`: what the agent fills in. */
  parameters: Readonly<Record<string, unknown>>;
  /** 1 to 30. */
  timeoutSeconds: number;
  isEnabled: boolean;
  /** The provider that a tool of kind `integration` needs, else ''. */
  provider: string;
}

/** What agents can do while they talk. */
export interface Tool extends Keyed, ToolSettings {
  /** '' where the server sent none: it cannot be acted on. */
  id: string;
  /** The kind as it came. */
  kindText: string;
  /** Who uses it. */
  agents: AgentName[];
  updatedAt: Date | null;
}

/** One load of tools; `total` counts all there are, null where the server did not say. */
export type ToolList = CountedList<'tools', Tool>;

/** What a new tool can start from. */
export interface ToolTemplate extends Keyed {
  id: string;
  /** What it is called in the gallery; the tool's own name is in `defaults`. */
  name: string;
  description: string;
  defaults: ToolSettings;
}

const NO_PARAMETERS = { type: 'object', properties: {}, required: [] };

/** Where a new tool starts from without a template. */
export const DEFAULT_TOOL_SETTINGS: ToolSettings = toolSettingsOf({ kind: 'http' });

/** `GET /v1/tools`. */
export const toolsSchema = countedListOf('tools', ['tools', 'data'], toTool);

/** `GET /v1/tools/templates`. */
export const toolTemplatesSchema = listOf(
  ['templates', 'tool_templates', 'data'],
  (row): Omit<ToolTemplate, 'key'> => ({
    id: textOf(row.id),
    name: textOf(row.name, 'Unknown'),
    description: textOf(row.description),
    defaults: toolSettingsOf({ is_enabled: true, ...(isObject(row.defaults) ? row.defaults : {}) }),
  }),
);

/** The tool that a write answers with; null where the answer holds none. */
export const toolAnswerSchema = read((value): Tool | null => {
  if (!isObject(value)) return null;
  const tool = toTool(unwrap(value, 'tool', 'data'));
  return tool.id === '' ? null : { ...tool, key: tool.id };
});

function toTool(row: WireObject): Omit<Tool, 'key'> {
  return {
    id: textOf(row.id),
    ...toolSettingsOf(row),
    kindText: textOf(row.kind),
    agents: agentNamesOf(row.agents),
    updatedAt: dateOf(row.updated_at),
  };
}

function toolSettingsOf(wire: WireObject): ToolSettings {
  const timeout = amountOf(wire.timeout_s, 10);
  return {
    name: textOf(wire.name),
    description: textOf(wire.description),
    kind: wordOf(TOOL_KINDS, wire.kind),
    method: wordOf(TOOL_METHODS, wire.method) ?? 'POST',
    url: textOf(wire.url),
    headers: headersOf(wire.headers),
    parameters: isObject(wire.parameters) ? wire.parameters : NO_PARAMETERS,
    timeoutSeconds: timeout < 1 || timeout > 30 ? 10 : timeout,
    isEnabled: wire.is_enabled !== false,
    provider: textOf(wire.provider),
  };
}

function headersOf(value: unknown): ToolHeader[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.filter(isObject).flatMap((row) => {
    const name = textOf(row.name);
    const isSecret = row.secret === true;
    const text = textOf(row.value);
    // A service that sends a secret back is not to spread it further.
    const header = { name, value: isSecret ? '' : text, isSecret };
    return name ? [{ ...header, hasValue: row.has_value === true || text !== '' }] : [];
  });
}
