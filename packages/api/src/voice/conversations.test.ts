import { describe, expect, it } from 'vitest';
import type { Api } from '../createApi.ts';
import { ApiError } from '../http/apiError.ts';
import { send } from '../http/send.ts';
import { recordingClient, refusedFields } from '../testing/describedCalls.ts';
import { conversation, conversationSchema } from './conversation.ts';
import { conversationCalls, conversationsQuery } from './conversations.contract.ts';
import type { ConversationDetailWire, ConversationWire } from './conversations.contract.ts';
import { conversationsSchema, listConversations } from './conversations.ts';

const { signal } = new AbortController();
const urlRules = { origin: 'https://app.test', origins: [], redirectHosts: [] };

const wire: ConversationWire = {
  id: 'c1',
  agent_id: 'a1',
  agent_name: 'Front desk',
  started_at: '2026-11-26T14:30:00Z',
  duration_s: 95,
  direction: 'inbound',
  from: '+441632960001',
  to: '+441632960002',
  outcome: 'resolved',
  ended_reason: 'agent_ended',
  contact_id: 'k1',
  session_id: 's1',
  sentiment: 'positive',
  latency_p50_ms: 640,
  status: 'processing',
  is_test: true,
};

const detailWire: ConversationDetailWire = {
  ...wire,
  status: 'completed',
  summary: 'Asked for the opening hours.',
  turns: [
    { role: 'agent', text: 'Hello', at_ms: 0, latency_ms: null },
    { role: 'user', text: 'Hi', at_ms: 900 },
  ],
  recording_url: 'https://files.test/c1.wav',
  mode: 'text',
  tool_calls: [
    { name: 'book', arguments: { day: 'Monday' }, result: { ok: true }, at_ms: 950, ms: 40 },
    { name: 'cancel', is_error: true },
  ],
  cost: { amount: 12.5, currency: 'EUR', parts: [{ name: 'telephony', amount: 4 }] },
};

const call = {
  key: 'c1',
  id: 'c1',
  agentId: 'a1',
  agentName: 'Front desk',
  startedAt: new Date('2026-11-26T14:30:00Z'),
  durationSeconds: 95,
  direction: 'inbound',
  directionText: 'inbound',
  from: '+441632960001',
  to: '+441632960002',
  outcome: 'resolved',
  outcomeText: 'resolved',
  endedReason: 'agent_ended',
  endedReasonText: 'agent_ended',
  contactId: 'k1',
  sessionId: 's1',
  sentiment: 'positive',
  latencyP50Ms: 640,
  isProcessing: true,
  isTest: true,
};

const load = async (body: unknown) =>
  conversation.load(
    { http: recordingClient(() => body).http, urlRules } as unknown as Api,
    { id: 'c1' },
    signal,
  );

describe('calls', () => {
  it('match their description', () => {
    const page = conversationCalls.list.response.parse({ conversations: [wire], total: 3 });
    expect(conversationsSchema.parse(page)).toEqual({ conversations: [call], total: 3 });
  });

  it('match their description in full', async () => {
    expect(await load(conversationCalls.get.response.parse(detailWire))).toEqual({
      ...call,
      isProcessing: false,
      summary: 'Asked for the opening hours.',
      turns: [
        { speaker: 'agent', text: 'Hello', atMs: 0, latencyMs: null },
        { speaker: 'caller', text: 'Hi', atMs: 900, latencyMs: null },
      ],
      recordingUrl: 'https://files.test/c1.wav',
      isByText: true,
      toolCalls: [
        {
          name: 'book',
          arguments: { day: 'Monday' },
          result: { ok: true },
          atMs: 950,
          ms: 40,
          isFailed: false,
        },
        { name: 'cancel', arguments: null, result: null, atMs: null, ms: null, isFailed: true },
      ],
      cost: { amount: 12.5, currency: 'EUR', parts: [{ name: 'telephony', amount: 4 }] },
    });
  });

  it('D17 keep unknown values and invalid figures as null', () => {
    const malformed = {
      id: 'c1',
      outcome: 'eaten',
      ended_reason: 'moon',
      duration_s: -5,
      direction: 'up',
    };
    const good = { id: 'c2', outcome: 'NO_ANSWER', direction: 'in', duration_s: '12' };
    const { conversations } = conversationsSchema.parse({
      conversations: [malformed, good],
      total: -1,
    });
    expect(conversations).toMatchObject([
      {
        outcome: null,
        outcomeText: 'eaten',
        endedReason: null,
        durationSeconds: null,
        direction: null,
        directionText: 'up',
        startedAt: null,
      },
      { outcome: 'no_answer', direction: 'inbound', durationSeconds: 12 },
    ]);
  });

  it('D04 are read in full with invalid content, turns in order', () => {
    const detail = conversationSchema.parse({
      id: 'c1',
      turns: [
        { role: 'user', text: '<b>Hi</b>', at_ms: 900 },
        { role: 'assistant', text: 'Hello', at_ms: 0, latency_ms: -1 },
        { role: 'narrator', text: 7, at_ms: 1500 },
        'x',
      ],
      tool_calls: [{ name: 'book', arguments: '{', ms: 'fast' }, null],
      cost: { amount: 12.5, currency: 'eur' },
    });
    expect(detail.turns.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['agent', 'Hello'],
      ['caller', '<b>Hi</b>'],
      [null, '7'],
    ]);
    expect(detail).toMatchObject({
      summary: '',
      toolCalls: [{ name: 'book', arguments: '{', result: null, ms: null, isFailed: false }],
      cost: { amount: 12.5, currency: 'EUR', parts: [] },
    });
    const minimal = conversationSchema.parse({ id: 'c1', cost: { amount: 'free' } });
    expect(minimal).toMatchObject({ turns: [], toolCalls: [], cost: null });
  });

  it.each<[unknown]>([
    ['ftp://files.test/c1.wav'],
    ['javascript:alert(1)'],
    ['http://files.test/c1.wav'],
    ['/c1.wav'],
    [{}],
    [null],
    [undefined],
  ])('O09 have no recording if its URL is %j', async (recording_url) => {
    expect(await load({ id: 'c1', recording_url })).toMatchObject({ recordingUrl: null });
  });

  it('are null after a 404 and fail after other errors', async () => {
    const refused = async (status: number) =>
      conversation.load(
        {
          http: { send: async () => Promise.reject(new ApiError('http', { status })) },
          urlRules,
        } as unknown as Api,
        { id: 'c1' },
        signal,
      );
    expect(await refused(404)).toBeNull();
    await expect(refused(403)).rejects.toMatchObject({ status: 403 });
  });

  it("are requested with the wire's parameter names", async () => {
    const { http, sent } = recordingClient(() => []);
    const query = { agentId: 'a1', from: '2026-11-01', outcome: 'no_answer' } as const;
    await send(http, listConversations, { query });
    expect(sent).toMatchObject([
      { query: { agent_id: 'a1', from: '2026-11-01', outcome: 'no_answer' } },
    ]);
  });

  it.each<[object, string[]]>([
    [{}, []],
    [{ from: '2026-11-01', to: '2026-11-02T00:00:00+01:00' }, []],
    [{ from: 'yesterday' }, ['from']],
    [{ to: '2026-02-30' }, ['to']],
    [{ agent_id: '' }, ['agent_id']],
    [{ outcome: 'sold' }, ['outcome']],
    [{ direction: 'in' }, ['direction']],
    [{ limit: '1000' }, []],
    [{ limit: '1001' }, ['limit']],
    [{ offset: '1.5' }, ['offset']],
  ])('filtered by %j are rejected at %j', (query, fields) => {
    expect(refusedFields(conversationsQuery, query)).toEqual(fields);
  });
});
