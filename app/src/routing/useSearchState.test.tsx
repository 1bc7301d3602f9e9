// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, text } from '../kit/searchParams.ts';
import { mountHook } from '../testing/mountHook.tsx';
import { LinksProvider } from './LinksContext.ts';
import { useSearchState } from './useSearchState.ts';

const schema = { search: text, page, contact: text };

function openAt(address: string) {
  let finishOther = () => {};
  const otherLoaded = new Promise<null>((resolve) => {
    finishOther = () => resolve(null);
  });
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const links = {
    prefetch: () => {},
    navigate: () => Promise.resolve(),
    isNavigating: () => router?.state.navigation.state === 'loading',
  };
  const wrap = (page: ReactNode) => {
    router = createMemoryRouter(
      [
        { path: '/list', element: page },
        { path: '/other', element: null, loader: () => otherLoaded },
      ],
      { initialEntries: [address] },
    );
    return (
      <LinksProvider value={links}>
        <RouterProvider router={router} />
      </LinksProvider>
    );
  };
  const { current } = mountHook(() => useSearchState(schema, { panel: 'contact' }), { wrap });
  return {
    state: () => current()[0],
    change: (part: Parameters<ReturnType<typeof current>[1]>[0]) => current()[1](part),
    search: () => router?.state.location.search,
    path: () => router?.state.location.pathname,
    finishOther,
    go: (to: string | -1) => (to === -1 ? router?.navigate(-1) : router?.navigate(to)),
  };
}

test('a change shows at once, and the URL follows in the order of the schema', async () => {
  const page = openAt('/list?page=2&other=kept');
  page.change({ contact: 'c1' });
  await vi.waitFor(() => expect(page.state()).toEqual({ search: '', page: 2, contact: 'c1' }));
  page.change({ search: 'ada' });
  await vi.waitFor(() => expect(page.search()).toBe('?other=kept&search=ada&page=2&contact=c1'));
});

test('a link to the panel keeps the list, and Back closes the panel', async () => {
  const page = openAt('/list?search=ada&page=2');
  await page.go('/list?contact=c1');
  await vi.waitFor(() => expect(page.state()).toEqual({ search: 'ada', page: 2, contact: 'c1' }));
  await vi.waitFor(() => expect(page.search()).toBe('?search=ada&page=2&contact=c1'));
  await page.go(-1);
  await vi.waitFor(() => expect(page.state()).toEqual({ search: 'ada', page: 2, contact: '' }));
});

test('a shared URL opens its list and its panel', async () => {
  const page = openAt('/list?search=ada');
  await page.go('/list?page=3&contact=c1');
  await vi.waitFor(() => expect(page.state()).toEqual({ search: '', page: 3, contact: 'c1' }));
  expect(openAt('/list?search=bo&contact=c2').state()).toMatchObject({
    search: 'bo',
    contact: 'c2',
  });
});

test('a link to the page itself shows it as usual', async () => {
  const page = openAt('/list?search=ada&contact=c1');
  await page.go('/list');
  await vi.waitFor(() => expect(page.state()).toEqual({ search: '', page: 1, contact: '' }));
});

test('a link to the URL being written opens again what was closed', async () => {
  const page = openAt('/list?search=ada&contact=c1');
  page.change({ contact: '' });
  await vi.waitFor(() => expect(page.state()).toMatchObject({ contact: '' }));
  await page.go('/list?contact=c1');
  await vi.waitFor(() => expect(page.state()).toMatchObject({ search: 'ada', contact: 'c1' }));
});

test('the latest change does not block navigation', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = openAt('/list');
  page.change({ search: 'ada' });
  await vi.waitFor(() => expect(page.state()).toMatchObject({ search: 'ada' }));
  const arrived = page.go('/other');
  await vi.advanceTimersByTimeAsync(1000);
  page.finishOther();
  await arrived;
  expect(page.path()).toBe('/other');
});
