import type { InboxConversationWire, InboxMessageWire } from '@platform/api';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { admin } from '../../testing/teamService.ts';
import { testConfig } from '../../testing/services.ts';

export const me = { id: admin.id, name: 'Priya Nair' };
export const amara = { id: 'amara', name: 'Amara Okafor' };
export const jonas = { id: 'jonas', name: 'Jonas Weber' };

export const conversation = (
  id: string,
  rest: Partial<InboxConversationWire> = {},
): Partial<InboxConversationWire> => ({
  id,
  tab: 'chats',
  status: 'open',
  handled_by: 'person',
  assigned_to: null,
  unread: 0,
  last_message_at: '2026-11-23T10:00:00Z',
  ...rest,
});

export type Responder = () => Response | Promise<Response>;

export const respondWithJson =
  (body: object, status = 200): Responder =>
  () =>
    HttpResponse.json(body, { status });
export const networkError: Responder = () => HttpResponse.error();
export const forbidden = respondWithJson(
  { error: { code: 'FORBIDDEN', message: 'Only the front desk may answer.' } },
  403,
);
export const takenResponse = (now: Partial<InboxConversationWire>): Responder =>
  respondWithJson({ error: { code: 'TAKEN', message: 'Taken', conversation: now } }, 409);

export function holdResponses() {
  const waiting: ((response: Response | Promise<Response>) => void)[] = [];
  return {
    respond: () =>
      new Promise<Response>((resolve) => {
        waiting.push(resolve);
      }),
    pendingCount: () => waiting.length,
    release: (respond: Responder) => {
      for (const resolve of waiting) resolve(respond());
    },
  };
}

export interface InboxCall {
  call: string;
  query: string;
  body: Record<string, unknown>;
}

const inbox = `${testConfig.services.chatbot}/v1/inbox/conversations`;

type InboxResponders = Record<string, Responder>;

export function createInboxService(rows = [conversation('c1')]) {
  const calls: InboxCall[] = [];
  const responders: InboxResponders = {};
  const sent: Partial<InboxMessageWire>[] = [];

  async function recordCall(request: Request): Promise<InboxCall> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(new URL(inbox).pathname.length + 1);
    const text = await request.text();
    const body = (text === '' ? {} : JSON.parse(text)) as InboxCall['body'];
    const received = { call: `${request.method} ${path}`.trim(), query: search, body };
    calls.push(received);
    return received;
  }
  function defaultResponse({ call, body }: InboxCall): Response {
    const [method = '', id = '', part] = call.split(/[ /]/);
    if (id === '') {
      return HttpResponse.json({ conversations: rows, groups: ['Shop'], tags: ['VIP', 'New'] });
    }
    const row = rows.find((each) => each.id === id) ?? conversation(id);
    if (method === 'PATCH') return HttpResponse.json(row);
    if (method === 'POST') {
      const message = { id: `m${sent.length + 1}`, kind: 'person' as const, author: me, ...body };
      sent.push(message);
      return HttpResponse.json(message);
    }
    return HttpResponse.json({ conversation: row, [part ?? '']: sent, previous_cursor: null });
  }
  const respond = async ({ request }: { request: Request }) => {
    const received = await recordCall(request);
    return (await responders[received.call]?.()) ?? defaultResponse(received);
  };
  const handlers: HttpHandler[] = [http.all(inbox, respond), http.all(`${inbox}/*`, respond)];
  return {
    handlers,
    responders,
    sent,
    callsTo: (call: string) => calls.filter((each) => each.call === call),
    writes: () =>
      calls.flatMap(({ call, body }) => (call.startsWith('GET') ? [] : [{ call, ...body }])),
  };
}
