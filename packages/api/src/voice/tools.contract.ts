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

const name = z
  .string()
  .regex(/^[a-z][a-z0-9_]{2,39}$/, 'Use 3 to 40 of a to z, 0 to 9 and _')
  .describe('Name by which the agent calls it; unique in the tenant.');

const kind = z
  .enum(TOOL_KINDS)
  .describe(
    '`http` sends a request, `transfer` passes the call on, `end_call` hangs up, `integration` uses a connected provider.',
  );

const url = z
  .union([z.literal(''), z.url({ protocol: /^https$/ }).max(2048)])
  .describe('Address of the request, https; empty for other kinds than `http`.');

const seconds = z.int().min(1).max(30);

const provider = z
  .string()
  .max(64)
  .describe('Provider that a tool of kind `integration` uses, such as `hubspot`; else empty.');

const storedHeader = z.object({
  name: z.string().describe('Name of the header.'),
  value: z
    .string()
    .nullable()
    .optional()
    .describe('Value; null for a secret one, which is never sent. Without it there is none.'),
  secret: z.boolean().describe('True if the value is write only.'),
  has_value: z
    .boolean()
    .optional()
    .describe('True if a value is stored. Without it the client shows a secret one as empty.'),
});

export const storedToolSettings = z.object({
  name,
  description: z.string().describe('When the agent should use it, in words for the agent.'),
  kind,
  method: z
    .enum(TOOL_METHODS)
    .optional()
    .describe('Method of the request. Without it the client shows POST.'),
  url: url.optional().describe('Address of the request, or empty. Without it there is none.'),
  headers: z
    .array(storedHeader)
    .optional()
    .describe('Headers of the request. Without them there are none.'),
  parameters: toolParameters
    .optional()
    .describe('Arguments that the agent fills in. Without it there are none.'),
  timeout_s: seconds
    .optional()
    .describe('Seconds after which the request counts as failed. Without it the client shows 10.'),
  is_enabled: z.boolean().describe('False if agents cannot use it now.'),
  provider: provider
    .optional()
    .describe('Provider of a tool of kind `integration`, else empty. Without it there is none.'),
});

const tool = storedToolSettings
  .extend({
    id,
    agents: agentNames
      .optional()
      .describe('Agents that use it, oldest first. Without it the client shows none.'),
    updated_at: timestamp.optional().describe('Last change. Without it the client shows no date.'),
  })
  .meta({ id: 'Tool', description: 'A tool that agents use during calls.' });

const header = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,80}$/)
    .describe('Name of the header, 1 to 80 characters.'),
  value: z
    .string()
    .max(2000)
    .regex(/^[\P{Cc}\t]*$/u)
    .optional()
    .describe('Value. A secret header without it keeps the stored value of that name.'),
  secret: z.boolean().describe('True to make the value write only.'),
});

export const toolBody = z.strictObject({
  name,
  description: trimmed(10, 300).describe('When the agent should use it, in words for the agent.'),
  kind,
  method: z.enum(TOOL_METHODS).describe('Method of the request.'),
  url,
  headers: z.array(header).max(20).describe('Headers of the request, at most 20.'),
  parameters: toolParameters,
  timeout_s: seconds.describe('Seconds after which the request counts as failed, 1 to 30.'),
  is_enabled: z.boolean().describe('False if agents cannot use it now.'),
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
      'Oldest first. `search` looks in name and description. Without the call the client has no page of tools, and agents get none.',
    query: toolsQuery,
    response: z.object({ tools: z.array(tool).describe('Oldest first.'), total }),
  }),
  create: describeCall(createTool, {
    summary: 'Creates a tool',
    notes:
      'A name that exists is refused at `name`, kind `http` without an address at `url`, a provider that the tenant does not have at `provider`.',
    repeated: 'VALIDATION_FAILED',
    body: toolBody,
    response: tool,
    status: 201,
  }),
  update: describeCall(updateTool, {
    summary: 'Changes a tool',
    notes:
      'Members that are missing stay as they are; `headers` replace all headers. The rules of a new tool hold for the changed one.',
    repeated: 'idempotent',
    body: toolChange,
    response: tool,
    errors: ['NOT_FOUND'],
  }),
  remove: describeCall(removeTool, {
    summary: 'Removes a tool',
    notes:
      'The refusal names the agents that use it. With `force` true they go on without the tool.',
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
