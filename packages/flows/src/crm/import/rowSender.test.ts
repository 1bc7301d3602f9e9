import { expect, test } from 'vitest';
import { createRowSender } from './rowSender.ts';
import type { SenderState } from './rowSender.ts';
import type { SendResult } from './sendResult.ts';
import type { RowOutcome } from './types.ts';

function harness(count: number) {
  const rows = Array.from({ length: count }, (_, index) => index + 2);
  const open = new Map<number, (result: SendResult) => void>();
  const sent: number[] = [];
  const outcomes = new Map<number, RowOutcome>();
  let state: SenderState | undefined;
  let most = 0;
  let isOnline = true;
  const sender = createRowSender<number>({
    rows,
    isOnline: () => isOnline,
    send: (row) => {
      sent.push(row);
      return new Promise((resolve) => {
        open.set(row, resolve);
        most = Math.max(most, open.size);
      });
    },
    onSend: () => {},
    onOutcome: (row, outcome) => outcomes.set(row, outcome),
    onChange: (next) => {
      state = next;
    },
  });
  async function respond(row: number, result: SendResult): Promise<void> {
    const resolve = open.get(row);
    if (!resolve) throw new Error(`row ${row} is not under way`);
    open.delete(row);
    resolve(result);
    await Promise.resolve();
    await Promise.resolve();
  }
  return {
    sender,
    sent,
    outcomes,
    respond,
    state: () => state as SenderState,
    underWay: () => [...open.keys()],
    most: () => most,
    goOffline: (isOffline: boolean) => {
      isOnline = !isOffline;
    },
    respondToAll: async (resultFor: (row: number) => SendResult): Promise<void> => {
      for (let row = [...open.keys()][0]; row !== undefined; row = [...open.keys()][0]) {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await respond(row, resultFor(row));
      }
    },
  };
}

const created: SendResult = { result: 'created' };

test('sends four rows at a time and each once', async () => {
  const { sender, sent, most, respondToAll, state } = harness(50);
  sender.start();
  expect(sent).toEqual([2, 3, 4, 5]);
  await respondToAll(() => created);
  expect(most()).toBe(4);
  expect(new Set(sent).size).toBe(50);
  expect(sent).toHaveLength(50);
  expect(state()).toMatchObject({ phase: 'done', isCancelled: false, counts: { created: 50 } });
});

test('a rejected row does not stop the rest', async () => {
  const { sender, respondToAll, state, outcomes } = harness(20);
  sender.start();
  await respondToAll((row) => (row % 3 === 0 ? { result: 'refused', message: 'No' } : created));
  expect(state()).toMatchObject({ phase: 'done', counts: { created: 13, refused: 7, notSent: 0 } });
  expect(outcomes.get(3)).toEqual({ result: 'refused', message: 'No' });
});

test('M03 a row with a lost response is unknown, is not sent again, and does not stop the rest', async () => {
  const { sender, respondToAll, state, sent, outcomes } = harness(10);
  sender.start();
  await respondToAll((row) =>
    row === 4 ? { result: 'unknown', pauseIfRepeated: 'connection' } : created,
  );
  expect(state()).toMatchObject({ phase: 'done', counts: { created: 9, unknown: 1 } });
  expect(outcomes.get(4)?.result).toBe('unknown');
  expect(sent.filter((row) => row === 4)).toHaveLength(1);
});

test('pauses after the rows in flight, and continues with the next', async () => {
  const { sender, respond, respondToAll, state, sent } = harness(10);
  sender.start();
  sender.pause();
  expect(state().phase).toBe('pausing');
  await respond(2, created);
  expect(sent).toHaveLength(4);
  await respondToAll(() => created);
  expect(state()).toMatchObject({ phase: 'paused', pause: undefined });
  sender.resume();
  await respondToAll(() => created);
  expect(state()).toMatchObject({ phase: 'done', counts: { created: 10 } });
  expect(sent).toHaveLength(10);
});

test('sends nothing more once cancelled, and waits for the rows in flight', async () => {
  const { sender, respondToAll, state, sent } = harness(10);
  sender.start();
  sender.cancel();
  expect(state().phase).toBe('pausing');
  await respondToAll(() => created);
  expect(sent).toHaveLength(4);
  expect(state()).toMatchObject({
    phase: 'done',
    isCancelled: true,
    counts: { created: 4, notSent: 6 },
  });
});

test('is cancelled at once while paused', async () => {
  const { sender, respondToAll, state } = harness(6);
  sender.start();
  sender.pause();
  await respondToAll(() => created);
  sender.cancel();
  expect(state()).toMatchObject({ phase: 'done', isCancelled: true, counts: { notSent: 2 } });
});

test('D10 consecutive lost responses pause it, so that a lost connection does not use up the file', async () => {
  const { sender, respondToAll, state, sent } = harness(1000);
  sender.start();
  await respondToAll(() => ({ result: 'unknown', pauseIfRepeated: 'connection' }));
  expect(state()).toMatchObject({ phase: 'paused', pause: 'connection' });
  expect(sent.length).toBeLessThanOrEqual(6);
  sender.resume();
  await respondToAll(() => created);
  expect(state()).toMatchObject({
    phase: 'done',
    counts: { created: 1000 - state().counts.unknown },
  });
  expect(new Set(sent).size).toBe(sent.length);
});

test('M10 offline nothing is sent, and nothing is sent automatically later', async () => {
  const { sender, state, sent, goOffline, respondToAll } = harness(5);
  goOffline(true);
  sender.start();
  expect(sent).toEqual([]);
  expect(state()).toMatchObject({ phase: 'paused', pause: 'connection' });
  goOffline(false);
  expect(sent).toEqual([]);
  sender.resume();
  await respondToAll(() => created);
  expect(state()).toMatchObject({ phase: 'done', counts: { created: 5 } });
});

test('D11 a rate-limited row is sent when the user resumes', async () => {
  const { sender, respondToAll, respond, state, sent } = harness(6);
  sender.start();
  await respond(3, { result: 'notSent', pause: 'busy' });
  await respondToAll(() => created);
  expect(state()).toMatchObject({ phase: 'paused', pause: 'busy', counts: { created: 3 } });
  expect(sent).toHaveLength(4);
  sender.resume();
  await respondToAll(() => created);
  expect(state()).toMatchObject({ phase: 'done', counts: { created: 6, notSent: 0 } });
  expect(sent.filter((row) => row === 3)).toHaveLength(2);
});

test('S03 the end of the session ends it; rows rejected with a 401 count as not sent', async () => {
  const { sender, respondToAll, state } = harness(10);
  sender.start();
  await respondToAll((row) => ({ result: 'ended', isSent: row === 2 }));
  expect(state()).toMatchObject({
    phase: 'done',
    isCancelled: true,
    counts: { unknown: 1, notSent: 9 },
  });
});
