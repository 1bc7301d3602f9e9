import { dataOf } from '@platform/ui';
import type { InboxThreadProps } from '@platform/ui/inbox';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import { toastLogAtom } from '../../feedback/toastLog.ts';
import { toastsAtom } from '../../feedback/toastAtoms.ts';
import { mountHook } from '../../testing/mountHook.tsx';
import { signInAdmin } from '../../testing/signedIn.tsx';
import { useInboxPage } from '../useInboxPage.tsx';
import { createInboxService } from './inboxService.ts';

export function connect(isOnline: boolean): void {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  onTestFinished(() => {
    network.mockRestore();
    dispatchEvent(new Event('online'));
  });
}

export function serveInbox() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    server.resetHandlers();
  });
  afterAll(() => server.close());

  return async function openInbox(
    address = '?conversation=c1',
    { service = createInboxService(), signedIn = signInAdmin() } = {},
  ) {
    server.use(...service.handlers);
    let router: ReturnType<typeof createMemoryRouter> | undefined;
    const page = mountHook(useInboxPage, {
      wrap: (element) => {
        router = createMemoryRouter([{ path: '*', element: signedIn.wrap(element) }], {
          initialEntries: [`/inbox${address}`],
        });
        return <RouterProvider router={router} />;
      },
    });
    await page.waitUntil(({ list, thread }) => {
      if ([list.items.status, thread?.thread.status].includes('loading'))
        throw new Error('loading');
    });
    const thread = (): InboxThreadProps => {
      const { thread: open } = page.current();
      if (!open) throw new Error('No conversation is open.');
      return open;
    };
    return {
      service,
      signedIn,
      server,
      list: () => page.current().list,
      thread,
      conversation: () => dataOf(thread().thread)?.conversation,
      unmount: page.unmount,
      address: () => router?.state.location.search,
      go: (search: string) => router?.navigate(`/inbox${search}`),
      toasts: () => signedIn.store.get(toastsAtom).map(({ message }) => message),
      shownToasts: () => signedIn.store.get(toastLogAtom).map(({ message }) => message),
    };
  };
}

export const waitUntil = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

export const copiesOf = ({ thread }: { thread: () => InboxThreadProps }) => ({
  outgoing: thread().outgoing.map(({ text, status, problem }) => [text, status, problem]),
  arrived: dataOf(thread().thread)?.messages.map(({ text }) => text),
});
