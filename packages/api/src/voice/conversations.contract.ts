import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id, timestamp, searchQuery, total } from '../description/shapes.ts';
import { getConversation } from './conversation.ts';
import { listConversations } from './conversations.ts';
import { CALL_DIRECTIONS, ENDED_REASONS, OUTCOMES, SENTIMENTS } from './values.ts';

const number = z
  .string()
  .optional()
  .describe('Telephone number in E.164; empty if hidden or on a web page. Without it: none.');

const milliseconds = z.number().min(0).nullable().optional();

const fields = {
  id,
  agent_id: id
    .nullable()
    .optional()
    .describe('Agent that talked, which may have been removed since. Without it: unknown.'),
  agent_name: z
    .string()
    .nullable()
    .optional()
    .describe('Name of that agent at the time. Without it the client says that it is unknown.'),
  started_at: timestamp.describe('When the call began.'),
  duration_s: z
    .number()
    .min(0)
    .nullable()
    .optional()
    .describe('Duration in s. Without it the client shows no figure and counts it nowhere.'),
  direction: z
    .enum(CALL_DIRECTIONS)
    .describe('`web` calls have no number. The client shows an unknown one as it is.'),
  from: number,
  to: number,
  outcome: z.enum(OUTCOMES).describe('Result. The client shows an unknown one as it is.'),
  ended_reason: z
    .enum(ENDED_REASONS)
    .nullable()
    .optional()
    .describe('Why it ended. The client shows an unknown one as it is, and none without it.'),
  contact_id: id
    .nullable()
    .optional()
    .describe('Contact of the CRM. Without it the client offers no link.'),
  session_id: id.nullable().optional().describe('Opaque id of the session, for support.'),
  sentiment: z
    .enum(SENTIMENTS)
    .nullable()
    .optional()
    .describe('Mood of the caller; null until it is known. Without it the client shows none.'),
  latency_p50_ms: milliseconds.describe(
    'Median time that the agent took to respond, in ms. Without it the client shows no figure.',
  ),
  status: z
    .enum(['processing', 'completed'])
    .optional()
    .describe(
      '`processing` until the transcript is ready. Without it the client takes it as ready.',
    ),
  is_test: z.boolean().optional().describe('True if a member tried the agent out. Default: false.'),
};

const conversation = z
  .object(fields)
  .meta({ id: 'Conversation', description: 'A call of the history.' });

const turn = z.object({
  role: z.enum(['agent', 'user']).describe('Who speaks. The client marks other roles as unknown.'),
  text: z.string().describe('What was said.'),
  at_ms: milliseconds.describe(
    'From the start of the call in ms. Without it the client keeps the order of the list.',
  ),
  latency_ms: milliseconds.describe(
    'Time that the agent took to respond, in ms. Without it the client shows no figure.',
  ),
});

const toolUse = z.object({
  name: z.string().describe('Name of the tool.'),
  arguments: z.unknown().optional().describe('Its arguments, any JSON.'),
  result: z.unknown().optional().describe('Its result, any JSON.'),
  at_ms: milliseconds.describe(
    'From the start of the call in ms. Without it the client lists the use after all turns.',
  ),
  ms: milliseconds.describe('Duration in ms. Without it the client shows no figure.'),
  is_error: z.boolean().optional().describe('True if the tool failed. Default: false.'),
});

const cost = z.object({
  amount: z.number().min(0).describe('Minor units of the currency; fractions are possible.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe('ISO 4217.'),
  parts: z
    .array(
      z.object({
        name: z.string().describe('Such as `telephony`.'),
        amount: z.number().min(0).describe('Minor units of the currency.'),
      }),
    )
    .optional()
    .describe('Parts of the amount. Without them the client shows the amount alone.'),
});

const conversationDetail = z
  .object({
    ...fields,
    summary: z
      .string()
      .nullable()
      .optional()
      .describe('What the call was about; null until it is written. Without it: none.'),
    turns: z.array(turn).describe('What was said, oldest first; empty until it is written down.'),
    recording_url: z
      .url()
      .nullable()
      .optional()
      .describe(
        'Address of the recording, which a player loads without a token; it may expire. Null without a recording.',
      ),
    mode: z
      .enum(['voice', 'text'])
      .optional()
      .describe('`text` for a test that was typed. Default: `voice`.'),
    tool_calls: z
      .array(toolUse)
      .optional()
      .describe('Tools that the agent used, oldest first. Without them: none.'),
    cost: cost.nullable().optional().describe('Cost. Without it the client shows none.'),
  })
  .meta({ id: 'ConversationDetail', description: 'A call with its transcript.' });

const dayOrMoment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).optional();

export const conversationsQuery = searchQuery.extend({
  from: dayOrMoment.describe('Only calls that began then or later; a day begins at 00:00 UTC.'),
  to: dayOrMoment.describe('Only calls that began before; a day begins at 00:00 UTC.'),
  agent_id: id.optional().describe('Only calls of this agent.'),
  outcome: z.enum(OUTCOMES).optional().describe('Only calls with this result.'),
  direction: z.enum(CALL_DIRECTIONS).optional().describe('Only calls of this direction.'),
});

export const conversationCalls = {
  list: describeCall(listConversations, {
    summary: 'Lists the calls of the tenant',
    notes:
      'Newest first, then by id. `search` looks in agent, numbers, summary and id; digits find a number in any notation. The client counts the figures of its analytics from these calls, at most 1,000 at once. Without the call it has neither history nor analytics.',
    query: conversationsQuery,
    response: z.object({
      conversations: z.array(conversation).describe('Newest first.'),
      total,
    }),
  }),
  get: describeCall(getConversation, {
    summary: 'Returns a call with its transcript',
    notes: 'The client loads it again on each visit, for an address of the recording that holds.',
    response: conversationDetail,
    errors: ['NOT_FOUND'],
  }),
};

export type ConversationWire = z.output<typeof conversation>;
export type ConversationDetailWire = z.output<typeof conversationDetail>;
export type TurnWire = z.output<typeof turn>;
export type ToolCallWire = z.output<typeof toolUse>;
export type CostWire = z.output<typeof cost>;
