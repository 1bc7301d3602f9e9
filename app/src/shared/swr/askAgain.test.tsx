// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askAgain } from './askAgain.ts';

const config = {
  provider: () => new Map(),
  use: [askAgain],
  dedupingInterval: 60_000,
  shouldRetryOnError: false,
};

/** Mounts pages one after the other, in one commit each, around the same cache. */
function openPages() {
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  return (page: ReactNode) => root.render(<SWRConfig value={config}>{page}</SWRConfig>);
}

test('a page that follows another one asks again for what failed there, once', async () => {
  const read = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('503')));
  const seen: unknown[] = [];
  function Reader({ page }: { page: string }) {
    const { error, isValidating } = useSWR('limits', read);
    seen.push([page, Boolean(error), isValidating]);
    return null;
  }
  const open = openPages();
  open(<Reader key="overview" page="overview" />);
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['overview', true, false]));
  open(
    <>
      <Reader key="plans" page="plans" />
      <Reader key="plans, another part" page="plans" />
    </>,
  );
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['plans', true, false]));
  expect(read).toHaveBeenCalledTimes(2);
});

test('what was read stays as it is for the page that follows', async () => {
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve('limits'));
  const seen: unknown[] = [];
  function Reader() {
    seen.push(useSWR('limits', read).data);
    return null;
  }
  const open = openPages();
  open(<Reader key="overview" />);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('limits'));
  open(<Reader key="plans" />);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('limits'));
  expect(read).toHaveBeenCalledTimes(1);
});
