import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type { MockInstance } from 'vitest';

/** Fails a test on any unexpected console output, so that warnings are not overlooked. */
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
let spies: MockInstance<(...line: unknown[]) => void>[] = [];

beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method));
});

afterEach(() => {
  const unexpected = spies.flatMap((spy) =>
    spy.mock.calls.map((call) => call.map(String).join(' ')),
  );
  for (const spy of spies) spy.mockRestore();
  expect(unexpected, 'unexpected console output').toEqual([]);
});

// Test files share a worker and its page: a page left hidden or offline stops SWR in the next file.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document === 'undefined') return;
  const page = { visibility: document.visibilityState, isOnline: navigator.onLine };
  expect(page, 'the page as the test file found it').toEqual({
    visibility: 'visible',
    isOnline: true,
  });
});
