import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { signInAdmin } from './signedIn.tsx';
import type { SignedIn } from './signedIn.tsx';

/**
 * Mounts a hook on a page of its own, until the test ends.
 *
 * @param signedIn what is around it; the same one for pages that share their data
 * @returns `now` answers its latest result and throws before the first one; `until` waits for a
 *   check of it to pass
 */
export function mountHook<Result>(
  useHook: () => Result,
  signedIn: Pick<SignedIn, 'wrap'> = signInAdmin(),
) {
  let latest: { result: Result } | null = null;
  function Probe() {
    const result = useHook();
    useLayoutEffect(() => {
      latest = { result };
    });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(signedIn.wrap(<Probe />)));
  const leave = () => root.unmount();
  onTestFinished(leave);
  const now = (): Result => {
    if (!latest) throw new Error('The hook has not rendered.');
    return latest.result;
  };
  const until = (check: (result: Result) => void) =>
    vi.waitFor(() => check(now()), { timeout: 10_000 });
  return { now, until, leave };
}
