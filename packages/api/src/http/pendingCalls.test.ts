import { expect, it } from 'vitest';
import { createPendingCalls } from './pendingCalls.ts';

it('is idle once every call has resolved or rejected', async () => {
  const calls = createPendingCalls();
  let respond: (text: string) => void = () => {};
  let fail: (reason: Error) => void = () => {};
  const resolved = calls.track(new Promise<string>((resolve) => (respond = resolve)));
  const failed = calls.track(new Promise<string>((_, reject) => (fail = reject)));
  let isIdle = false;
  const idle = calls.untilIdle().then(() => (isIdle = true));

  respond('one');
  expect(await resolved).toBe('one');
  expect(calls.isIdle()).toBe(false);
  expect(isIdle).toBe(false);

  fail(new Error('offline'));
  await expect(failed).rejects.toThrow('offline');
  await idle;
  expect(calls.isIdle()).toBe(true);
});

it('is idle before the first call', async () => {
  await expect(createPendingCalls().untilIdle()).resolves.toBeUndefined();
});
