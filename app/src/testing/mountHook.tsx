import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { signInAdmin } from './signedIn.tsx';
import type { SignedIn } from './signedIn.tsx';

/**
 * Mounts a hook on a page of an app of its own, until the test ends.
 *
 * @param signedIn what is around it; the same one for apps that share their data
 * @returns the page, `open`, which opens another page in its place, and `leave`, which closes the app
 */
export function mountHook<Result>(
  useHook: () => Result,
  signedIn: Pick<SignedIn, 'wrap'> = signInAdmin(),
) {
  const root = createRoot(document.createElement('div'));
  const leave = () => root.unmount();
  onTestFinished(leave);
  const open = <Other,>(useOther: () => Other) =>
    openPage(useOther, (page) => root.render(signedIn.wrap(page)));
  return { ...open(useHook), open, leave };
}

/**
 * Renders a page that calls a hook.
 *
 * @returns `results` are those of every commit, oldest first; `now` answers the latest and throws
 *   before the first one; `until` waits for a check of it to pass
 */
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
  const now = (): Result => {
    if (results.length === 0) throw new Error('The hook has not rendered.');
    return results.at(-1) as Result;
  };
  const until = (check: (result: Result) => void) =>
    vi.waitFor(() => check(now()), { timeout: 10_000 });
  return { results, now, until };
}
