import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import type { ParsedResponse } from '../http/transport.ts';
import { tokenSet, wireTokens } from '../testing/world.ts';
import { exchange } from './exchange.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A response after `delay` ms, or a failure. */
type Step = (Partial<ParsedResponse> & { delay?: number }) | 'network' | 'timeout';

/** Runs an exchange against responses in order; the last one repeats. */
async function run(steps: readonly Step[], changes: { isOnline?: () => boolean } = {}) {
  const times: number[] = [];
  const sent: string[] = [];
  const start = performance.now();
  const result = exchange({
    token: 'refresh-1',
    isOnline: () => true,
    isCurrent: () => true,
    request: async (token) => {
      const step = steps[Math.min(times.length, steps.length - 1)];
      times.push(performance.now() - start);
      sent.push(token);
      const delay = step === 'timeout' ? 15_000 : typeof step === 'object' ? step.delay : 0;
      if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
      if (step === 'network' || step === 'timeout') throw new ApiError(step);
      return { status: 200, body: undefined, format: 'json', retryAfter: null, ...step };
    },
    ...changes,
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { outcome: await result, times, sent };
}

const accepted = { body: wireTokens(2) };
const html = { status: 502, format: 'html', body: '<html>' } as const;

describe('exchange', () => {
  it('returns the tokens of the first accepted response', async () => {
    const { outcome, times } = await run([accepted]);
    expect(outcome).toEqual(tokenSet(2));
    expect(times).toHaveLength(1);
  });

  it.each<[string, Step]>([
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['429', { status: 429 }],
    ['408', { status: 408 }],
    ['425', { status: 425 }],
    ['502 with a page', html],
    ['403 with a page', { ...html, status: 403 }],
    ['200 with a page', { ...html, status: 200 }],
    ['a lost connection', 'network'],
  ])('S04 retries after %s once and fails after three attempts', async (_, fault) => {
    const once = await run([fault, accepted]);
    expect(once.outcome).toEqual(tokenSet(2));
    expect(once.times).toEqual([0, 500]);
    const always = await run([fault]);
    expect(always.outcome).toBe('refused');
    expect(always.times).toEqual([0, 500, 2_000]);
  });

  it.each<[string, Step]>([
    ['401', { status: 401 }],
    ['401 without a body', { status: 401, format: 'empty' }],
    ['400 with JSON', { status: 400, body: {} }],
    ['403 without a body', { status: 403, format: 'empty' }],
    ['404 with JSON', { status: 404, body: {} }],
    ['410 with JSON', { status: 410, body: {} }],
    ['422 with JSON', { status: 422, body: {} }],
  ])('S03 treats %s as a rejection and does not retry', async (_, fault) => {
    const { outcome, times } = await run([fault, accepted]);
    expect(outcome).toBe('refused');
    expect(times).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['{}', {}],
    ['null', null],
    ['a list', []],
    ['a text', 'x'],
    ['only an access token', { access_token: 'a' }],
    ['no id token', { access_token: 'a', refresh_token: 'r' }],
    ['an empty token', { ...wireTokens(2), id_token: '' }],
    ['numbers', { access_token: 1, refresh_token: 2, id_token: 3 }],
    ['nested tokens', { tokens: wireTokens(2) }],
    ['null tokens', { access_token: null, refresh_token: null, id_token: null }],
  ])('S07 treats a 2xx with %s as a rejection: the token may be spent', async (_, body) => {
    const { outcome, times } = await run([{ body }, accepted]);
    expect(outcome).toBe('refused');
    expect(times).toHaveLength(1);
  });

  it('S06 accepts a response after 10 s', async () => {
    const { outcome, times } = await run([{ ...accepted, delay: 10_000 }]);
    expect(outcome).toEqual(tokenSet(2));
    expect(times).toEqual([0]);
  });

  it('S06 starts no attempt later than 12 s', async () => {
    const { outcome, times } = await run(['timeout', accepted]);
    expect(outcome).toBe('refused');
    expect(times).toEqual([0]);
  });

  it('honours Retry-After up to 10 s', async () => {
    const short = await run([{ status: 503, retryAfter: 2_000 }, accepted]);
    expect(short.times).toEqual([0, 2_000]);
    const long = await run([{ status: 503, retryAfter: 30_000 }, accepted]);
    expect(long.times).toEqual([0, 10_000]);
  });

  it('S05 reports a lost network, not a rejection', async () => {
    let isOnline = true;
    const { outcome } = await run([{ status: 503 }], {
      isOnline: () => {
        const now = isOnline;
        isOnline = false;
        return now;
      },
    });
    expect(outcome).toMatchObject({ kind: 'network' });
  });

  it('stops if another tab’s tokens arrive between two attempts', async () => {
    let looks = 0;
    const { outcome, sent } = await run([{ status: 503 }], {
      isCurrent: () => {
        looks += 1;
        return looks === 1;
      },
    } as Parameters<typeof run>[1]);
    expect(outcome).toBe('overtaken');
    expect(sent).toEqual(['refresh-1']);
  });
});
