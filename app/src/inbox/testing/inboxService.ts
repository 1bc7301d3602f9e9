import type { InboxConversationWire, InboxMessageWire } from '@platform/api';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { admin } from '../../testing/teamService.ts';
import { testConfig } from '../../testing/services.ts';

/** The person of the tests, and two colleagues. */
export const me = { id: admin.id, name: 'Priya Nair' };
export const amara = { id: 'amara', name: 'Amara Okafor' };
export const jonas = { id: 'jonas', name: 'Jonas Weber' };

/** An open conversation as the service sends it: read and unassigned. */
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

export type Answer = () => Response | Promise<Response>;

export const answerJson =
  (body: object, status = 200): Answer =>
  () =>
    HttpResponse.json(body, { status });
/** A response that never arrives. */
export const lost: Answer = () => HttpResponse.error();
export const forbidden = answerJson(
  { error: { code: 'FORBIDDEN', message: 'Only the front desk may answer.' } },
  403,
);
/** The refusal of a write to a conversation that another person has taken. */
export const taken = (now: Partial<InboxConversationWire>): Answer =>
  answerJson({ error: { code: 'TAKEN', message: 'Taken', conversation: now } }, 409);

/** A response that is held until it is released; `asked` counts the requests that wait for it. */
export function held() {
  const waiting: ((response: Response | Promise<Response>) => void)[] = [];
  return {
    answer: () =>
      new Promise<Response>((resolve) => {
        waiting.push(resolve);
      }),
    asked: () => waiting.length,
    release: (answer: Answer) => {
      for (const resolve of waiting) resolve(answer());
    },
  };
}

/** A request: its method and the path below the conversations, its query and its body. */
export interface InboxCall {
  call: string;
  query: string;
  body: Record<string, unknown>;
}

const inbox = `${testConfig.services.chatbot}/v1/inbox/conversations`;

/** Answers by the call, such as `GET c1/messages`; an answer that is put there comes first. */
type InboxAnswers = Record<string, Answer>;

/**
 * An inbox with a conversation `c1` or others, which keeps what is sent.
 *
 * @returns its handlers, every request so far, the answers that a test may replace, and its threads
 */
export function createInboxService(rows = [conversation('c1')]) {
  const calls: InboxCall[] = [];
  const answers: InboxAnswers = {};
  const sent: Partial<InboxMessageWire>[] = [];

  async function note(request: Request): Promise<InboxCall> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(new URL(inbox).pathname.length + 1);
    const text = await request.text();
    const body = (text === '' ? {} : JSON.parse(text)) as InboxCall['body'];
    const noted = { call: `${request.method} ${path}`.trim(), query: search, body };
    calls.push(noted);
    return noted;
  }
  function defaultAnswer({ call, body }: InboxCall): Response {
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
  const answer = async ({ request }: { request: Request }) => {
    const asked = await note(request);
    return (await answers[asked.call]?.()) ?? defaultAnswer(asked);
  };
  const handlers: HttpHandler[] = [http.all(inbox, answer), http.all(`${inbox}/*`, answer)];
  return {
    handlers,
    answers,
    sent,
    /** The requests of a call so far, such as `PATCH c1`. */
    of: (call: string) => calls.filter((each) => each.call === call),
    /** The bodies of every write so far, with its call. */
    writes: () =>
      calls.flatMap(({ call, body }) => (call.startsWith('GET') ? [] : [{ call, ...body }])),
  };
}
