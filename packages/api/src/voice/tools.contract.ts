import { TOOL_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { agentNames, done, forceQuery, id, timestamp } from '../description/shapes.ts';
import { refusalWith, searchQuery, total, trimmed } from '../description/shapes.ts';
import { toolParameters } from './toolParameters.contract.ts';
import {
  TOOL_KINDS,
  TOOL_METHODS,
  createTool,
  listTools,
  removeTool,
  updateTool,
} from './tools.ts';

const { description, headers, headerName, headerValue, timeoutSeconds } = TOOL_LIMITS;
const { min, max } = TOOL_LIMITS.name;

const name = z
  .string()
  .regex(
    new RegExp(`^[a-z][a-z0-9_]{${min - 1},${max - 1}}$`),
    `Use ${min} to ${max} of a to z, 0 to 9 and _`,
  )
  .describe('Name that the agent uses to call it; unique in the tenant.');

const kind = z
  .enum(TOOL_KINDS)
  .describe(
    '`http` sends a request, `transfer` forwards the call, `end_call` hangs up, `integration` uses a connected provider.',
  );

const url = z
  .union([z.literal(''), z.url({ protocol: /^https$/ }).max(TOOL_LIMITS.url)])
  .describe('URL of the request, https; empty unless the kind is `http`.');

const seconds = z.int().min(timeoutSeconds.min).max(timeoutSeconds.max);

const provider = z
  .string()
  .max(TOOL_LIMITS.provider)
  .describe(
    'Provider that the tool uses if its kind is `integration`, such as `hubspot`; else empty.',
  );

const storedHeader = z.object({
  name: z.string().describe('Name of the header.'),
  value: z
    .string()
    .nullable()
    .optional()
    .describe('Value; null or missing for a secret header, whose value is never sent.'),
  secret: z.boolean().describe('True if the value is write-only.'),
  has_value: z
    .boolean()
    .optional()
    .describe('True if a value is stored. If missing, the client shows a secret header as empty.'),
});

export const storedToolSettings = z.object({
  name,
  description: z.string().describe('When to use the tool; read by the agent.'),
  kind,
  method: z
    .enum(TOOL_METHODS)
    .optional()
    .describe('Method of the request. If missing, the client shows POST.'),
  url: url.optional().describe('URL of the request, or empty. If missing, there is none.'),
  headers: z
    .array(storedHeader)
    .optional()
    .describe('Headers of the request. If missing, there are none.'),
  parameters: toolParameters
    .optional()
    .describe('Arguments that the agent fills in. If missing, there are none.'),
  timeout_s: seconds
    .optional()
    .describe('Timeout of the request in seconds. If missing, the client shows 10.'),
  is_enabled: z.boolean().describe('False if agents cannot use it.'),
  provider: provider
    .optional()
    .describe('Provider of a tool of kind `integration`, else empty. If missing, there is none.'),
});

const tool = storedToolSettings
  .extend({
    id,
    agents: agentNames
      .optional()
      .describe('Agents that use it, oldest first. If missing, the client shows none.'),
    updated_at: timestamp
      .optional()
      .describe('Time of the last change. If missing, the client shows no date.'),
  })
  .meta({ id: 'Tool', description: 'A tool that agents use during calls.' });

const header = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/)
    .max(headerName)
    .describe('Name of the header, 1 to 80 characters.'),
  value: z
    .string()
    .max(headerValue)
    .regex(/^[\P{Cc}\t]*$/u)
    .optional()
    .describe('Value. If missing, a secret header keeps the stored value of that name.'),
  secret: z.boolean().describe('True to make the value write-only.'),
});

export const toolBody = z.strictObject({
  name,
  description: trimmed(description.min, description.max).describe(
    'When to use the tool; read by the agent.',
  ),
  kind,
  method: z.enum(TOOL_METHODS).describe('Method of the request.'),
  url,
  headers: z.array(header).max(headers).describe('Headers of the request, at most 20.'),
  parameters: toolParameters,
  timeout_s: seconds.describe('Timeout of the request in seconds, 1 to 30.'),
  is_enabled: z.boolean().describe('False if agents cannot use it.'),
  provider,
});

export const toolChange = toolBody.partial();

export const toolsQuery = searchQuery.extend({
  kind: z.enum(TOOL_KINDS).optional().describe('Only tools of this kind.'),
});

export const toolCalls = {
  list: describeCall(listTools, {
    summary: 'Lists the tools of the tenant',
    notes:
      'Oldest first. `search` matches name and description. Without the call, the client has no page for tools, and agents have none.',
    query: toolsQuery,
    response: z.object({ tools: z.array(tool).describe('Oldest first.'), total }),
  }),
  create: describeCall(createTool, {
    summary: 'Creates a tool',
    notes:
      'VALIDATION_FAILED names `name` if it already exists, `url` if kind `http` has none, and `provider` if it is not connected.',
    repeated: 'VALIDATION_FAILED',
    body: toolBody,
    response: tool,
    status: 201,
  }),
  update: describeCall(updateTool, {
    summary: 'Changes a tool',
    notes:
      'Omitted fields keep their values; `headers` replaces all headers. The changed tool must fulfil the rules of a new one.',
    repeated: 'idempotent',
    body: toolChange,
    response: tool,
    errors: ['NOT_FOUND'],
  }),
  remove: describeCall(removeTool, {
    summary: 'Removes a tool',
    notes:
      'The error names the agents that use it. With `force` true the tool is removed from them.',
    repeated: 'NOT_FOUND',
    query: forceQuery,
    response: done,
    errors: ['NOT_FOUND'],
    refusals: { IN_USE: refusalWith({ agents: agentNames.describe('Agents that use it.') }) },
  }),
};

export type ToolWire = z.output<typeof tool>;
export type ToolBody = z.output<typeof toolBody>;
export type ToolChange = z.output<typeof toolChange>;
