import type { Notification, NotificationWire } from '@platform/api';
import { dataOf } from '@platform/ui';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { toastsAtom } from '../../feedback/toastAtoms.ts';
import { unreadCountAtom } from '../../platform/unreadCountAtom.ts';
import { mountHook } from '../../testing/mountHook.tsx';
import { testConfig } from '../../testing/services.ts';
import { signInAdmin } from '../../testing/signedIn.tsx';
import { Background } from '../background.tsx';
import { useNotificationsPage } from '../useNotificationsPage.ts';

export const AT = '2026-11-23T10:00:00Z';

type Row = Partial<NotificationWire>;

export const unread = (id: string, rest: Row = {}): Row => ({ id, created_at: AT, ...rest });
export const read = (id: string): Row => unread(id, { read_at: AT });

export const BELL = '?filter=unread&limit=1';

export const waitUntil = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

type Responder = () => Response | Promise<Response>;

interface Service {
  /** Responses for the bell; the last one repeats. */
  counts: { count: number; newestAt: string }[];
  list: Responder;
  write: Responder;
}

const path = `${testConfig.services.notifications}/v1/notifications`;

export function serveNotifications() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    vi.useRealTimers();
    server.resetHandlers();
  });
  afterAll(() => server.close());

  function serve(rows: Row[], overrides: Partial<Service>) {
    const count = rows.filter(({ read_at: readAt }) => !readAt).length;
    const service: Service = {
      counts: [{ count, newestAt: AT }],
      list: () => HttpResponse.json({ notifications: rows }),
      write: () => HttpResponse.json({ success: true }),
      ...overrides,
    };
    const requestedQueries: string[] = [];
    const writes: unknown[] = [];
    server.use(
      http.get(path, ({ request }) => {
        const { search } = new URL(request.url);
        requestedQueries.push(search);
        if (search !== BELL) return service.list();
        const [{ count: now, newestAt } = { count: 0, newestAt: AT }, ...later] = service.counts;
        if (later.length > 0) service.counts = later;
        const notifications = now === 0 ? [] : [{ id: 'newest', created_at: newestAt }];
        return HttpResponse.json({ notifications, unread_count: now });
      }),
      http.post(`${path}/*`, async ({ request }) => {
        const text = await request.text();
        const call = new URL(request.url).pathname.replace(/^.*\/notifications\//, '');
        writes.push(text === '' ? call : [call, JSON.parse(text)]);
        return service.write();
      }),
    );
    return { service, requestedQueries, writes };
  }

  return async function openNotifications(
    rows: Row[],
    address = '',
    overrides: Partial<Service> = {},
  ) {
    const signedIn = signInAdmin();
    const { service, requestedQueries, writes } = serve(rows, overrides);
    let router: ReturnType<typeof createMemoryRouter> | undefined;
    const page = mountHook(useNotificationsPage, {
      wrap: (element) => {
        const framed = signedIn.wrap(
          <>
            <Background />
            {element}
          </>,
        );
        router = createMemoryRouter([{ path: '*', element: framed }], {
          initialEntries: [`/notifications${address}`],
        });
        return <RouterProvider router={router} />;
      },
    });
    const bell = () => signedIn.store.get(unreadCountAtom);
    const items = () => dataOf(page.current().notifications)?.notifications ?? [];
    await waitUntil(() => expect(page.current().notifications.status).not.toBe('loading'));
    await waitUntil(() => expect(bell()).toBe(service.counts.at(-1)?.count));
    return {
      current: page.current,
      unmount: page.unmount,
      service,
      requestedQueries,
      writes,
      bell,
      items,
      /** Ids in the list; unread ones in upper case. */
      ids: () =>
        items()
          .map(({ id, isRead }) => (isRead ? id : id.toUpperCase()))
          .join(''),
      item: (id: string) => items().find((each) => each.id === id) as Notification,
      address: () => router?.state.location.search,
      toasts: () => signedIn.store.get(toastsAtom).map(({ message }) => message),
    };
  };
}
