import type {
  Tool,
  ToolHeader,
  ToolKind,
  ToolList,
  ToolMethod,
  ToolSettings,
} from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import type { PartialBody, SearchQuery } from '../http/call.ts';
import { resourceOf } from '../resource.ts';
import { agentNamesOf } from '../schema/agentNames.ts';
import { countedListOf } from '../schema/countedList.ts';
import { isObject, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { recordOf } from '../schema/list.ts';
import { amountOf, dateOf } from '../schema/values.ts';
import { parseEnum } from '../schema/parseEnum.ts';
import type { ToolBody } from './tools.contract.ts';

export const TOOL_KINDS = [
  'http',
  'transfer',
  'end_call',
  'integration',
] as const satisfies readonly ToolKind[];

export const TOOL_METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
] as const satisfies readonly ToolMethod[];

const NO_PARAMETERS = { type: 'object', properties: {}, required: [] };

export const DEFAULT_TOOL_SETTINGS: ToolSettings = toolSettingsOf({ kind: 'http' });

export const toolsSchema: ZodMiniType<ToolList> = countedListOf('tools', ['tools', 'data'], toTool);

const storedSchema = recordOf(['tool', 'data'], toTool);

function toTool(row: WireObject): Omit<Tool, 'key'> {
  return {
    id: toText(row.id),
    ...toolSettingsOf(row),
    kindText: toText(row.kind),
    agents: agentNamesOf(row.agents),
    updatedAt: dateOf(row.updated_at),
  };
}

export function toolSettingsOf(wire: WireObject): ToolSettings {
  const timeout = amountOf(wire.timeout_s, 10);
  return {
    name: toText(wire.name),
    description: toText(wire.description),
    kind: parseEnum(TOOL_KINDS, wire.kind),
    method: parseEnum(TOOL_METHODS, wire.method) ?? 'POST',
    url: toText(wire.url),
    headers: headersOf(wire.headers),
    parameters: isObject(wire.parameters) ? wire.parameters : NO_PARAMETERS,
    timeoutSeconds: timeout < 1 || timeout > 30 ? 10 : timeout,
    isEnabled: wire.is_enabled !== false,
    provider: toText(wire.provider),
  };
}

function headersOf(value: unknown): ToolHeader[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.filter(isObject).flatMap((row) => {
    const name = toText(row.name);
    const isSecret = row.secret === true;
    const text = toText(row.value);
    // A secret that a service sends back is not passed on.
    const header = { name, value: isSecret ? '' : text, isSecret };
    return name ? [{ ...header, hasValue: row.has_value === true || text !== '' }] : [];
  });
}

const trimmed = (text: string | undefined) => (text === undefined ? undefined : trimText(text));

function toBody(settings: Partial<ToolSettings>): PartialBody<ToolBody> {
  return {
    name: trimmed(settings.name),
    description: trimmed(settings.description),
    kind: settings.kind ?? undefined,
    method: settings.method,
    url: trimmed(settings.url),
    // A secret without a new value is omitted, and the service keeps its own.
    headers: settings.headers?.map(({ name, value, isSecret }) => {
      const header = { name: trimText(name), secret: isSecret };
      return isSecret && value === '' ? header : { ...header, value };
    }),
    // The schema editor ensures the shape.
    parameters: settings.parameters as ToolBody['parameters'] | undefined,
    timeout_s: settings.timeoutSeconds,
    is_enabled: settings.isEnabled,
    provider: settings.provider,
  };
}

export interface ToolsQuery extends SearchQuery {
  kind?: ToolKind | undefined;
}

const service = { service: 'voice', access: 'private' } as const;

export const listTools = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/tools',
  query: ({ limit, offset, search, kind }: ToolsQuery) => ({ limit, offset, search, kind }),
  response: toolsSchema,
});

export const createTool = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/tools',
  body: (settings: ToolSettings) => toBody(settings) as ToolBody,
  response: storedSchema,
});

export const updateTool = defineCall({
  ...service,
  method: 'PATCH',
  fallbackMethod: 'PUT',
  path: '/v1/tools/{id}',
  body: (change: Partial<ToolSettings>) => toBody(change),
  response: storedSchema,
});

/** Fails if agents use it, unless `isForced`; `agentsUsing` reads the error. */
export const removeTool = defineCall({
  ...service,
  method: 'DELETE',
  path: '/v1/tools/{id}',
  query: ({ isForced }: { isForced?: boolean | undefined }) => ({ force: isForced || undefined }),
});

export const tools = resourceOf(listTools, { isFeature: true });
