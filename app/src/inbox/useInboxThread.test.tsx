// @vitest-environment jsdom
import { dataOf } from '@platform/ui';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { testConfig } from '../testing/services.ts';
import {
  respondWithJson,
  conversation,
  createInboxService,
  holdResponses,
} from './testing/inboxService.ts';
import { serveInbox, waitUntil } from './testing/openInbox.tsx';

const openInbox = serveInbox();
const READ = 'GET c1/messages';

async function openLong() {
  const service = createInboxService();
  const messages = (id: string, previous_cursor: string | null) =>
    respondWithJson({ conversation: conversation('c1'), messages: [{ id }], previous_cursor });
  service.responders[READ] = messages('m2', 'one');
  const page = await openInbox('?conversation=c1', { service });
  return {
    ...page,
    messages,
    older: () => page.thread().older,
    ids: () => dataOf(page.thread().thread)?.messages.map(({ key }) => key),
  };
}

describe('older messages', () => {
  it('come before the others, are requested once, and end without a cursor', async () => {
    const { service, older, ids, messages, thread } = await openLong();
    service.responders[READ] = messages('m1', null);
    older().onLoad();
    older().onLoad();
    await waitUntil(() => expect(ids()).toEqual(['m1', 'm2']));
    older().onLoad();
    thread().onSend('Hello', false);
    await waitUntil(() => expect(service.callsTo('POST c1/messages')).toHaveLength(1));
    const pendingCount = service.callsTo(READ).map(({ query }) => query);
    expect(pendingCount.filter((query) => query !== '')).toEqual(['?before=one']);
  });

  it('that fail to load show an error at their end until the user retries', async () => {
    const { service, older, ids, messages, toasts } = await openLong();
    service.responders[READ] = respondWithJson({ error: { message: 'Busy' } }, 500);
    older().onLoad();
    await waitUntil(() => expect(older().problem).toBe('Older messages could not be loaded.'));
    expect(toasts()).toEqual([]);
    const first = holdResponses();
    service.responders[READ] = first.respond;
    older().onLoad();
    await waitUntil(() => expect(older()).toMatchObject({ isLoading: true, problem: '' }));
    await waitUntil(() => expect(first.pendingCount()).toBe(1));
    first.release(messages('m1', null));
    await waitUntil(() => expect(ids()).toEqual(['m1', 'm2']));
  });

  it('that fail to load show no error in another conversation', async () => {
    const { service, older, go, conversation: open } = await openLong();
    service.responders[READ] = respondWithJson({ error: { message: 'No' } }, 403);
    older().onLoad();
    await waitUntil(() => expect(older().problem).toBe('No'));
    service.responders['GET c2/messages'] = respondWithJson({
      conversation: conversation('c2'),
      messages: [],
      previous_cursor: 'one',
    });
    await go('?conversation=c2');
    await waitUntil(() => expect(open()?.id).toBe('c2'));
    expect(older().problem).toBe('');
  });
});

it.each([
  ['its own words', { error: { message: 'It was removed.' } }, 'It was removed.'],
  ['a general text', {}, 'The messages could not be loaded. Please try again.'],
])('a thread that fails to load shows the reason, by %s', async (_, body, message) => {
  const service = createInboxService();
  service.responders[READ] = respondWithJson(body, 404);
  const { thread } = await openInbox('?conversation=c1', { service });
  expect(thread().thread).toMatchObject({ status: 'error', message });
});

it('lists active colleagues, requested once the menu needs them', async () => {
  const page = await openInbox();
  const members = [
    { user_id: 'a', full_name: 'Ada', email: 'a@b.test', status: 'active' },
    { user_id: 'b', full_name: 'Bo', email: 'b@b.test', status: 'inactive' },
    { full_name: 'Cy', email: 'c@b.test', status: 'active' },
  ];
  page.server.use(
    http.get(`${testConfig.services.auth}/v1/team/members`, () => HttpResponse.json({ members })),
  );
  expect(page.thread().team.status).toBe('loading');
  page.thread().onTeamNeeded();
  await waitUntil(() => expect(dataOf(page.thread().team)).toEqual([{ id: 'a', name: 'Ada' }]));
});

it('shows the name of the user, and the data known from the list', async () => {
  const { thread } = await openInbox();
  expect(thread().user).toEqual({ id: 'priya.nair', name: 'Priya Nair' });
  expect([thread().groups, thread().tags]).toEqual([['Shop'], ['VIP', 'New']]);
  expect(thread().history).toBeNull();
});
