import { ApiError } from '@platform/api';
import { describe, expect, test } from 'vitest';
import { createRun } from './importRun.ts';
import type { Outcome, RunState } from './importRun.ts';
import { verdictOf } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** A run whose calls are answered by hand. */
function harness(count: number) {
  const rows = Array.from({ length: count }, (_, place) => place + 2);
  const open = new Map<number, (verdict: Verdict) => void>();
  const sent: number[] = [];
  const outcomes = new Map<number, Outcome>();
  let state: RunState | undefined;
  let most = 0;
  let isOnline = true;
  const run = createRun<number>({
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
  async function answer(row: number, verdict: Verdict): Promise<void> {
    const resolve = open.get(row);
    if (!resolve) throw new Error(`row ${row} is not under way`);
    open.delete(row);
    resolve(verdict);
    await Promise.resolve();
    await Promise.resolve();
  }
  return {
    run,
    sent,
    outcomes,
    answer,
    state: () => state as RunState,
    underWay: () => [...open.keys()],
    most: () => most,
    goOffline: (isOffline: boolean) => {
      isOnline = !isOffline;
    },
    answerAll: async (verdictFor: (row: number) => Verdict): Promise<void> => {
      for (let row = [...open.keys()][0]; row !== undefined; row = [...open.keys()][0]) {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await answer(row, verdictFor(row));
      }
    },
  };
}

const created: Verdict = { result: 'created' };

test('sends four at once and each row once', async () => {
  const { run, sent, most, answerAll, state } = harness(50);
  run.start();
  expect(sent).toEqual([2, 3, 4, 5]);
  await answerAll(() => created);
  expect(most()).toBe(4);
  expect(new Set(sent).size).toBe(50);
  expect(sent).toHaveLength(50);
  expect(state()).toMatchObject({ phase: 'done', isCancelled: false, counts: { created: 50 } });
});

test('a row that is refused does not stop the rest', async () => {
  const { run, answerAll, state, outcomes } = harness(20);
  run.start();
  await answerAll((row) => (row % 3 === 0 ? { result: 'refused', message: 'No' } : created));
  expect(state()).toMatchObject({ phase: 'done', counts: { created: 13, refused: 7, notSent: 0 } });
  expect(outcomes.get(3)).toEqual({ result: 'refused', message: 'No' });
});

test('M03 a lost answer is unknown, is not sent again, and does not stop the rest', async () => {
  const { run, answerAll, state, sent, outcomes } = harness(10);
  run.start();
  await answerAll((row) => (row === 4 ? { result: 'unknown', strike: 'connection' } : created));
  expect(state()).toMatchObject({ phase: 'done', counts: { created: 9, unknown: 1 } });
  expect(outcomes.get(4)?.result).toBe('unknown');
  expect(sent.filter((row) => row === 4)).toHaveLength(1);
});

test('pauses after the rows under way, and goes on with the next', async () => {
  const { run, answer, answerAll, state, sent } = harness(10);
  run.start();
  run.pause();
  expect(state().phase).toBe('pausing');
  await answer(2, created);
  expect(sent).toHaveLength(4);
  await answerAll(() => created);
  expect(state()).toMatchObject({ phase: 'paused', pause: undefined });
  run.resume();
  await answerAll(() => created);
  expect(state()).toMatchObject({ phase: 'done', counts: { created: 10 } });
  expect(sent).toHaveLength(10);
});

test('a cancelled run sends nothing more, and waits for what is under way', async () => {
  const { run, answerAll, state, sent } = harness(10);
  run.start();
  run.cancel();
  expect(state().phase).toBe('pausing');
  await answerAll(() => created);
  expect(sent).toHaveLength(4);
  expect(state()).toMatchObject({
    phase: 'done',
    isCancelled: true,
    counts: { created: 4, notSent: 6 },
  });
});

test('a paused run is cancelled at once', async () => {
  const { run, answerAll, state } = harness(6);
  run.start();
  run.pause();
  await answerAll(() => created);
  run.cancel();
  expect(state()).toMatchObject({ phase: 'done', isCancelled: true, counts: { notSent: 2 } });
});

test('D10 answers lost one after another pause it: a dead line must not eat the file', async () => {
  const { run, answerAll, state, sent } = harness(1000);
  run.start();
  await answerAll(() => ({ result: 'unknown', strike: 'connection' }));
  expect(state()).toMatchObject({ phase: 'paused', pause: 'connection' });
  expect(sent.length).toBeLessThanOrEqual(6);
  run.resume();
  await answerAll(() => created);
  expect(state()).toMatchObject({
    phase: 'done',
    counts: { created: 1000 - state().counts.unknown },
  });
  expect(new Set(sent).size).toBe(sent.length);
});

test('M10 offline nothing is sent, and nothing is sent later by itself', async () => {
  const { run, state, sent, goOffline, answerAll } = harness(5);
  goOffline(true);
  run.start();
  expect(sent).toEqual([]);
  expect(state()).toMatchObject({ phase: 'paused', pause: 'connection' });
  goOffline(false);
  expect(sent).toEqual([]);
  run.resume();
  await answerAll(() => created);
  expect(state()).toMatchObject({ phase: 'done', counts: { created: 5 } });
});

test('D11 what the service asks to wait with is not lost: it goes when the person goes on', async () => {
  const { run, answerAll, answer, state, sent } = harness(6);
  run.start();
  await answer(3, { result: 'notSent', pause: 'busy' });
  await answerAll(() => created);
  expect(state()).toMatchObject({ phase: 'paused', pause: 'busy', counts: { created: 3 } });
  expect(sent).toHaveLength(4);
  run.resume();
  await answerAll(() => created);
  expect(state()).toMatchObject({ phase: 'done', counts: { created: 6, notSent: 0 } });
  expect(sent.filter((row) => row === 3)).toHaveLength(2);
});

test('S03 the end of the session ends it; what was refused with a 401 counts as not sent', async () => {
  const { run, answerAll, state } = harness(10);
  run.start();
  await answerAll((row) => ({ result: 'ended', isSent: row === 2 }));
  expect(state()).toMatchObject({
    phase: 'done',
    isCancelled: true,
    counts: { unknown: 1, notSent: 9 },
  });
});

describe('verdicts', () => {
  const http = (status: number, message = '') =>
    verdictOf(new ApiError('http', { status, body: { error: { message } } }));

  test.each([400, 404, 409, 422])('%i is of the row', (status) => {
    expect(http(status, 'Email is taken')).toEqual({
      result: 'refused',
      message: 'Email is taken',
    });
  });

  test.each([403, 500, 501, 503])('%i one after another pauses', (status) => {
    expect(http(status)).toMatchObject({ result: 'refused', strike: 'service' });
  });

  test.each([408, 502, 504])('D03 %i may have been taken', (status) => {
    expect(http(status)).toMatchObject({ result: 'unknown' });
  });

  test('S03 401 and D11 429 were not taken', () => {
    expect(http(401)).toEqual({ result: 'ended', isSent: false });
    expect(http(429)).toEqual({ result: 'notSent', pause: 'busy' });
  });

  test.each(['network', 'timeout', 'malformed'] as const)('D16 %s is unknown', (kind) => {
    expect(verdictOf(new ApiError(kind))).toEqual({ result: 'unknown', strike: 'connection' });
  });

  test('what was given up was sent', () => {
    expect(verdictOf(new ApiError('aborted'))).toEqual({ result: 'ended', isSent: true });
  });
});
