import { expect, it } from 'vitest';
import { createOpenCalls } from './openCalls.ts';

it('is quiet once every call is answered or has failed', async () => {
  const calls = createOpenCalls();
  let answer: (text: string) => void = () => {};
  let fail: (reason: Error) => void = () => {};
  const answered = calls.track(new Promise<string>((resolve) => (answer = resolve)));
  const failed = calls.track(new Promise<string>((_, reject) => (fail = reject)));
  const told: string[] = [];
  const quiet = calls.quiet().then(() => told.push('quiet'));

  answer('one');
  expect(await answered).toBe('one');
  expect(calls.isQuiet()).toBe(false);
  expect(told).toEqual([]);

  fail(new Error('gone'));
  await expect(failed).rejects.toThrow('gone');
  await quiet;
  expect(calls.isQuiet()).toBe(true);
});

it('is quiet where nothing was asked', async () => {
  await expect(createOpenCalls().quiet()).resolves.toBeUndefined();
});
