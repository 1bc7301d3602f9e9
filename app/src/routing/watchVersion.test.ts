// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CHECK_INTERVAL_MS, MIN_CHECK_GAP_MS, watchVersion } from './watchVersion.ts';

let isHidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Watches a host that serves the builds in order; the last one repeats. */
function watch(...builds: string[]) {
  const load = vi.fn<() => Promise<string>>(() =>
    Promise.resolve(builds.length > 1 ? builds.shift()! : builds[0]!),
  );
  const onNewer = vi.fn<(entry: string) => void>();
  onTestFinished(watchVersion('/assets/one.js', load, onNewer));
  return { load, onNewer };
}

function show(isSeen: boolean) {
  isHidden = !isSeen;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('P13 a newer build is reported once, and then polling stops', async () => {
  const { load, onNewer } = watch('/assets/one.js', '', '/assets/two.js');
  await vi.advanceTimersByTimeAsync(2 * CHECK_INTERVAL_MS);
  expect(onNewer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5 * CHECK_INTERVAL_MS);
  expect(onNewer.mock.calls).toEqual([['/assets/two.js']]);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a hidden page sends no request until it is visible again', async () => {
  const { load, onNewer } = watch('/assets/two.js');
  show(false);
  await vi.advanceTimersByTimeAsync(3 * CHECK_INTERVAL_MS);
  expect(load).not.toHaveBeenCalled();
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(onNewer).toHaveBeenCalledOnce();
});

test('a page visible again after a moment sends no request', async () => {
  const { load } = watch('/assets/one.js');
  show(false);
  await vi.advanceTimersByTimeAsync(MIN_CHECK_GAP_MS - 1);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
});
