// @vitest-environment jsdom
import { dataOf } from '@platform/ui';
import { describe, expect, it, vi } from 'vitest';
import {
  respondWithJson,
  conversation,
  createInboxService,
  holdResponses,
} from './testing/inboxService.ts';
import { showPage } from '../testing/showPage.ts';
import { connect, serveInbox, waitUntil } from './testing/openInbox.tsx';

const openInbox = serveInbox();

const queriesOf = ({ service }: Awaited<ReturnType<typeof openInbox>>) =>
  service.callsTo('GET').map(({ query }) => query);

describe('the URL', () => {
  it.each([
    ['', '?tab=chats&view=all'],
    [
      '?tab=orders&view=mine&status=open&tag=VIP&search=%20ada%20',
      '?tab=orders&view=mine&status=open&tag=VIP&search=ada',
    ],
    ['?tab=x&view=y&status=z&search=%20', '?tab=chats&view=all'],
  ])('%s lists the conversations of %s', async (address, query) => {
    const page = await openInbox(address);
    expect(queriesOf(page)).toEqual([query]);
  });

  it('opens a conversation, and the links keep the filters', async () => {
    const page = await openInbox('?tab=orders&tag=VIP&search=ada&conversation=c1');
    const { openId, hrefOf, tabHref } = page.list();
    expect(openId).toBe('c1');
    expect(hrefOf('c2')).toBe('/inbox?tab=orders&tag=VIP&search=ada&conversation=c2');
    expect(tabHref('groups')).toBe('/inbox?tab=groups&tag=VIP&search=ada');
    expect(page.thread().listHref).toBe('/inbox?tab=orders&tag=VIP&search=ada');
    page.list().onOpen('c2');
    await waitUntil(() => expect(page.thread().conversationId).toBe('c2'));
  });

  it('with only a conversation opens it in the unfiltered list', async () => {
    const page = await openInbox('?view=mine&tag=VIP');
    await page.go('?conversation=c2');
    await waitUntil(() => expect(page.thread().conversationId).toBe('c2'));
    expect(page.list().filter).toMatchObject({ view: 'mine', tag: 'VIP' });
  });

  it('without parameters is the inbox without an open thread', async () => {
    const page = await openInbox('');
    expect(page.list().tabHref('chats')).toBe('/inbox');
    expect(page.thread).toThrow('No conversation is open');
    expect(page.service.callsTo('GET /messages')).toEqual([]);
  });

  it('follows the filters and a link to another tab', async () => {
    const page = await openInbox('?search=ada');
    page.list().onFilterChange({ status: 'resolved', tag: 'New' });
    await waitUntil(() => expect(page.address()).toBe('?status=resolved&tag=New&search=ada'));
    await page.go('?tab=contacts&status=resolved');
    await waitUntil(() =>
      expect(page.list().filter).toMatchObject({ tab: 'contacts', search: '' }),
    );
    await waitUntil(() =>
      expect(queriesOf(page).at(-1)).toBe('?tab=contacts&view=all&status=resolved'),
    );
    expect(queriesOf(page)).toContain('?tab=chats&view=all&status=resolved&tag=New&search=ada');
  });
});

it('searches once typing pauses, and shows the text at once', async () => {
  const page = await openInbox('');
  for (const search of ['a', 'ad', 'ada']) page.list().onFilterChange({ search });
  await waitUntil(() => expect(page.list().filter.search).toBe('ada'));
  expect(page.list().hrefOf('c1')).toBe('/inbox?conversation=c1');
  await waitUntil(() => expect(queriesOf(page)).toHaveLength(2));
  expect(queriesOf(page)[1]).toBe('?tab=chats&view=all&search=ada');
  await waitUntil(() => expect(page.list().hrefOf('c1')).toContain('search=ada'));
});

describe('the next page', () => {
  const openPaged = async () => {
    const service = createInboxService();
    const first = { conversations: [conversation('c1')], next_cursor: 'two' };
    service.responders['GET'] = respondWithJson(first);
    const page = await openInbox('?view=mine', { service });
    const ids = () => dataOf(page.list().items)?.conversations.map(({ id }) => id);
    return { ...page, page, service, ids };
  };

  it('has the same filters, is requested once, and is the last without a cursor', async () => {
    const { page, service, ids } = await openPaged();
    service.responders['GET'] = respondWithJson({ conversations: [conversation('c2')] });
    page.list().more.onLoad();
    page.list().more.onLoad();
    await waitUntil(() => expect(ids()).toEqual(['c1', 'c2']));
    page.list().more.onLoad();
    page.list().onFilterChange({ tag: 'VIP' });
    await waitUntil(() => expect(queriesOf(page)).toHaveLength(3));
    expect(queriesOf(page)).toEqual([
      '?tab=chats&view=mine',
      '?tab=chats&view=mine&cursor=two',
      '?tab=chats&view=mine&tag=VIP',
    ]);
    expect(page.list().more).toMatchObject({ isLoading: false, problem: '' });
  });

  it('shows an error at the end of the list until the user retries', async () => {
    const { page, service, ids, toasts } = await openPaged();
    service.responders['GET'] = respondWithJson({ error: { message: 'Busy' } }, 500);
    page.list().more.onLoad();
    await waitUntil(() =>
      expect(page.list().more.problem).toBe('More conversations could not be loaded.'),
    );
    expect(toasts()).toEqual([]);
    const second = holdResponses();
    service.responders['GET'] = second.respond;
    page.list().more.onLoad();
    await waitUntil(() => expect(page.list().more).toMatchObject({ isLoading: true, problem: '' }));
    await waitUntil(() => expect(second.pendingCount()).toBe(1));
    second.release(respondWithJson({ conversations: [conversation('c2')], next_cursor: 'three' }));
    await waitUntil(() => expect(ids()).toEqual(['c1', 'c2']));
  });

  it('shows no error in another list after a failure', async () => {
    const { page, service } = await openPaged();
    service.responders['GET'] = respondWithJson({ error: { message: 'No' } }, 403);
    page.list().more.onLoad();
    await waitUntil(() => expect(page.list().more.problem).toBe('No'));
    delete service.responders['GET'];
    page.list().onFilterChange({ tag: 'VIP' });
    await waitUntil(() => expect(page.list().more.problem).toBe(''));
  });
});

describe('changes by others', () => {
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const openPolled = async (address: string) => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    });
    return openInbox(address);
  };

  it('are fetched every 10 seconds, and in the open thread every 3', async () => {
    const { service, unmount } = await openPolled('?conversation=c1');
    const counts = () => [service.callsTo('GET').length, service.callsTo('GET c1/messages').length];
    const [list = 0, thread = 0] = counts();
    await pass(3100);
    await waitUntil(() => expect(counts()).toEqual([list, thread + 1]));
    await pass(3100);
    await waitUntil(() => expect(counts()).toEqual([list, thread + 2]));
    await pass(4000);
    await waitUntil(() => expect(counts()[0]).toBe(list + 1));
    const before = counts();
    unmount();
    await pass(60_000);
    expect(counts()).toEqual(before);
  });

  const openStale = async () => {
    const { service, list } = await openPolled('');
    service.responders['GET'] = respondWithJson({}, 404);
    await pass(10_100);
    await waitUntil(() => expect(list().items).toHaveProperty('refreshError.message'));
    delete service.responders['GET'];
    return { list, service, before: service.callsTo('GET').length };
  };

  it('that could not be fetched are fetched again after 8 seconds', async () => {
    const { list, service, before } = await openStale();
    await pass(8100);
    await waitUntil(() => expect(list().items).toMatchObject({ refreshError: undefined }));
    expect(service.callsTo('GET')).toHaveLength(before + 1);
  });

  it.each([
    ['in a hidden tab', () => showPage('hidden')],
    ['without a network', () => connect(false)],
  ])('that could not be fetched are not fetched again %s', async (_, change) => {
    const { service, before } = await openStale();
    change();
    await pass(60_000);
    expect(service.callsTo('GET')).toHaveLength(before);
  });
});

it('are hidden in a deployment without the feature, and otherwise show the error', async () => {
  const serviceWithoutInbox = createInboxService();
  serviceWithoutInbox.responders['GET'] = respondWithJson({}, 404);
  const page = await openInbox('', { service: serviceWithoutInbox });
  expect(page.list().items.status).toBe('unavailable');
  const failing = createInboxService();
  failing.responders['GET'] = respondWithJson({}, 400);
  const failed = await openInbox('', { service: failing });
  expect(failed.list().items).toMatchObject({
    status: 'error',
    message: 'The conversations could not be loaded. Please try again.',
  });
});
