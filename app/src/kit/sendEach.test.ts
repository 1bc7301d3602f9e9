import { expect, test } from 'vitest';
import { sendEach } from './sendEach.ts';

const NUMBERS = Array.from({ length: 10 }, (_, index) => index);
const oneTurn = () => new Promise((resolve) => setTimeout(resolve));

test('sends each item once, in order, at most four at once', async () => {
  const sent: number[] = [];
  let running = 0;
  let most = 0;
  await sendEach(NUMBERS, async (number) => {
    sent.push(number);
    most = Math.max(most, ++running);
    await oneTurn();
    running--;
  });
  expect(sent).toEqual(NUMBERS);
  expect(most).toBe(4);
});

test('once aborted, starts no more, and waits for those under way', async () => {
  const controller = new AbortController();
  const ended: number[] = [];
  const send = async (number: number) => {
    if (number === 1) controller.abort();
    await oneTurn();
    ended.push(number);
  };
  await sendEach(NUMBERS, send, controller.signal);
  expect(ended).toEqual([0, 1]);
});
