import type { IntegrationState } from '@platform/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followReturn } from './followReturn.ts';

const states: Record<string, IntegrationState> = {
  connected: { status: 'connected', error: '', workspaceName: 'ops' },
  not_connected: { status: 'not_connected', error: '', workspaceName: '' },
  action_required: { status: 'action_required', error: '', workspaceName: '' },
  unknown: { status: 'unknown', error: '', workspaceName: '' },
  error: { status: 'error', error: 'Gone', workspaceName: '' },
};
/** Poll responses that do not confirm: an error, other statuses, failed calls. */
const silent = ['error', 'unknown', 'not_connected', 'action_required', 'failure', 'page'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(responses: readonly string[], { pollMs = 0, completeMs = 0 } = {}) {
  const controller = new AbortController();
  const startedAt = Date.now();
  const polls: number[] = [];
  const steps: string[] = [];
  const accounts: string[] = [];
  let running = 0;
  let mostAtOnce = 0;
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const followed = followReturn({
    signal: controller.signal,
    complete: async () => {
      await sleep(completeMs);
    },
    poll: async () => {
      polls.push(Date.now() - startedAt);
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      if (pollMs > 0) await sleep(pollMs);
      running -= 1;
      const state = states[responses[polls.length - 1] ?? 'unknown'];
      if (!state) throw new Error('not to be read');
      return state;
    },
    onProgress: (progress) => steps.push(progress.step),
    onAccount: (account) => accounts.push(account),
  });
  let ending: boolean | string = '';
  const follow = async () => {
    try {
      ending = await followed;
    } catch (error) {
      ending = error instanceof Error ? error.name : String(error);
    }
  };
  void follow();
  const result = () => ({ polls, steps, accounts, mostAtOnce, ending });
  return { controller, result };
}

describe('followReturn', () => {
  it('waits 2 s and polls until it is connected', async () => {
    const { result } = start(['unknown', 'connected']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(result()).toMatchObject({
      polls: [2000, 3000],
      steps: ['saving', 'waiting', 'checking', 'checking'],
      accounts: ['ops'],
      ending: true,
    });
  });

  it.each(silent)('D20 counts the response %s as one of five', async (response) => {
    const { result } = start(Array.from({ length: 9 }, () => response));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(result()).toMatchObject({ polls: [2000, 3000, 4000, 5000, 6000], ending: false });
  });

  it.each(silent.flatMap((response) => [0, 1, 2, 3].map((index) => ({ response, index }))))(
    'D20 continues after $response at poll $index',
    async ({ response, index }) => {
      const responses = Array.from({ length: index + 1 }, () => response);
      const { result } = start([...responses, 'connected']);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(result().polls).toHaveLength(index + 2);
      expect(result().ending).toBe(true);
    },
  );

  it('L02 sends one poll at a time, five at most', async () => {
    const { result } = start([], { pollMs: 3000 });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(result()).toMatchObject({
      polls: [2000, 6000, 10_000, 14_000, 18_000],
      mostAtOnce: 1,
      ending: false,
    });
  });

  it.each([500, 1500, 3000, 4200, 5600, 7000, 8400])(
    'L01 sends no more polls if the page is left after %i ms',
    async (leftAfter) => {
      const { controller, result } = start([], { completeMs: 1000, pollMs: 400 });
      await vi.advanceTimersByTimeAsync(leftAfter);
      const before = result().polls.length;
      controller.abort();
      await vi.advanceTimersByTimeAsync(15_000);
      expect(result().polls).toHaveLength(before);
      expect(result().ending).toBe('AbortError');
    },
  );

  it('L01 ignores a response after the page is left', async () => {
    const { controller, result } = start(['connected'], { pollMs: 400 });
    await vi.advanceTimersByTimeAsync(2200);
    controller.abort();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(result()).toMatchObject({ accounts: [], ending: 'AbortError' });
  });
});
