import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { signInAdmin } from './signedIn.tsx';
import type { SignedIn } from './signedIn.tsx';

/**
 * Mounts a hook on a page of a separate app until the test ends. `open` replaces the page, `unmount`
 * unmounts the app; pass the same `signedIn` to share data.
 */
export function mountHook<Result>(
  useHook: () => Result,
  signedIn: Pick<SignedIn, 'wrap'> = signInAdmin(),
) {
  const root = createRoot(document.createElement('div'));
  const unmount = () => root.unmount();
  onTestFinished(unmount);
  const open = <Other,>(useOther: () => Other) =>
    openPage(useOther, (page) => root.render(signedIn.wrap(page)));
  return { ...open(useHook), open, unmount };
}

/** Returns every commit's result, oldest first; `waitUntil` waits for a check to pass. */
function openPage<Result>(useHook: () => Result, render: (page: ReactNode) => void) {
  const results: Result[] = [];
  function Page() {
    const result = useHook();
    useLayoutEffect(() => {
      results.push(result);
    });
    return null;
  }
  flushSync(() => render(<Page />));
  const current = (): Result => {
    if (results.length === 0) throw new Error('The hook has not rendered.');
    return results.at(-1) as Result;
  };
  const waitUntil = (check: (result: Result) => void) =>
    vi.waitFor(() => check(current()), { timeout: 10_000 });
  return { results, current, waitUntil };
}
