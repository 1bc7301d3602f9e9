import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id, timestamp, searchQuery, total } from '../description/shapes.ts';
import { getConversation } from './conversation.ts';
import { listConversations } from './conversations.ts';
import { CALL_DIRECTIONS, ENDED_REASONS, OUTCOMES, SENTIMENTS } from './values.ts';

const number = z
  .string()
  .optional()
  .describe('Phone number in E.164; empty or missing if hidden, or for a call on a web page.');

const milliseconds = z.number().min(0).nullable().optional();

const fields = {
  id,
  agent_id: id
    .nullable()
    .optional()
    .describe('Id of the agent, which may have been removed since. If missing: unknown.'),
  agent_name: z
    .string()
    .nullable()
    .optional()
    .describe('Name of the agent at that time. If missing, the client shows it as unknown.'),
  started_at: timestamp.describe('When the call began.'),
  duration_s: z
    .number()
    .min(0)
    .nullable()
    .optional()
    .describe(
      'Duration in seconds. If missing, the client shows no figure and leaves the call out of averages.',
    ),
  direction: z
    .enum(CALL_DIRECTIONS)
    .describe('`web` calls have no phone number. The client shows unknown values as received.'),
  from: number,
  to: number,
  outcome: z.enum(OUTCOMES).describe('Result. The client shows unknown values as received.'),
  ended_reason: z
    .enum(ENDED_REASONS)
    .nullable()
    .optional()
    .describe(
      'Reason the call ended. The client shows unknown values as received, and nothing if omitted.',
    ),
  contact_id: id
    .nullable()
    .optional()
    .describe('Id of the contact in the CRM. If missing, the client offers no link.'),
  session_id: id.nullable().optional().describe('Opaque id of the session, for support.'),
  sentiment: z
    .enum(SENTIMENTS)
    .nullable()
    .optional()
    .describe(
      'Sentiment of the caller; null until it is known. If missing, the client shows none.',
    ),
  latency_p50_ms: milliseconds.describe(
    'Median response time of the agent, in ms. If missing, the client shows no figure.',
  ),
  status: z
    .enum(['processing', 'completed'])
    .optional()
    .describe(
      '`processing` until the transcript is ready. If missing, the client treats it as ready.',
    ),
  is_test: z.boolean().optional().describe('True for a test call of a member. Default: false.'),
};

const conversation = z
  .object(fields)
  .meta({ id: 'Conversation', description: 'A call of the history.' });

const turn = z.object({
  role: z.enum(['agent', 'user']).describe('Speaker. The client marks other roles as unknown.'),
  text: z.string().describe('Spoken text.'),
  at_ms: milliseconds.describe(
    'From the start of the call, in ms. If missing, the client keeps the order of the list.',
  ),
  latency_ms: milliseconds.describe(
    'Response time of the agent, in ms. If missing, the client shows no figure.',
  ),
});

const toolUse = z.object({
  name: z.string().describe('Name of the tool.'),
  arguments: z.unknown().optional().describe('Arguments, any JSON.'),
  result: z.unknown().optional().describe('Result, any JSON.'),
  at_ms: milliseconds.describe(
    'From the start of the call, in ms. If missing, the client lists it after all turns.',
  ),
  ms: milliseconds.describe('Duration in ms. If missing, the client shows no figure.'),
  is_error: z.boolean().optional().describe('True if the tool failed. Default: false.'),
});

const cost = z.object({
  amount: z.number().min(0).describe('In minor units of the currency; may have fractions.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe('ISO 4217.'),
  parts: z
    .array(
      z.object({
        name: z.string().describe('Such as `telephony`.'),
        amount: z.number().min(0).describe('In minor units of the currency.'),
      }),
    )
    .optional()
    .describe('Parts of the amount. If missing, the client shows only the amount.'),
});

const conversationDetail = z
  .object({
    ...fields,
    summary: z
      .string()
      .nullable()
      .optional()
      .describe('Summary of the call; null or missing until it is written.'),
    turns: z.array(turn).describe('Turns, oldest first; empty until the transcript is ready.'),
    recording_url: z
      .url()
      .nullable()
      .optional()
      .describe(
        'URL of the recording, which a player loads without a token. It may expire. Null without a recording.',
      ),
    mode: z
      .enum(['voice', 'text'])
      .optional()
      .describe('`text` for a typed test. Default: `voice`.'),
    tool_calls: z
      .array(toolUse)
      .optional()
      .describe('Tools that the agent used, oldest first. Without them: none.'),
    cost: cost.nullable().optional().describe('Cost. If missing, the client shows none.'),
  })
  .meta({ id: 'ConversationDetail', description: 'A call with its transcript.' });

const dayOrMoment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).optional();

export const conversationsQuery = searchQuery.extend({
  from: dayOrMoment.describe(
    'Only calls that began at this time or later; a day begins at 00:00 UTC.',
  ),
  to: dayOrMoment.describe('Only calls that began before this time; a day begins at 00:00 UTC.'),
  agent_id: id.optional().describe('Only calls of this agent.'),
  outcome: z.enum(OUTCOMES).optional().describe('Only calls with this result.'),
  direction: z.enum(CALL_DIRECTIONS).optional().describe('Only calls of this direction.'),
});

export const conversationCalls = {
  list: describeCall(listConversations, {
    summary: 'Lists the calls of the tenant',
    notes:
      'Newest first, then by id. `search` matches agent, numbers, summary and id; digits match a number in any notation. The client computes its analytics from these calls, with at most 1,000 per request. Without the call, it has neither history nor analytics.',
    query: conversationsQuery,
    response: z.object({
      conversations: z.array(conversation).describe('Newest first.'),
      total,
    }),
  }),
  get: describeCall(getConversation, {
    summary: 'Returns a call with its transcript',
    notes: 'The client fetches it on each visit, because the URL of the recording expires.',
    response: conversationDetail,
    errors: ['NOT_FOUND'],
  }),
};

export type ConversationWire = z.output<typeof conversation>;
export type ConversationDetailWire = z.output<typeof conversationDetail>;
export type TurnWire = z.output<typeof turn>;
export type ToolCallWire = z.output<typeof toolUse>;
export type CostWire = z.output<typeof cost>;
