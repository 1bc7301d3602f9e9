import * as z from 'zod/mini';
import { isMatch } from './match.ts';
import type { Requested } from './match.ts';
import { matcherSchema } from './schema.ts';

/** One barrier as `POST /sandbox/barrier` takes it. */
export const barrierSchema = z.extend(matcherSchema, {
  /** How many requests must have arrived before all of them go on. */
  count: z.int().check(z.minimum(2), z.maximum(1000)),
  /** They go on after this time in any case. @default 10000 */
  timeoutMs: z.optional(z.int().check(z.minimum(1), z.maximum(120_000))),
});

type BarrierRule = z.output<typeof barrierSchema>;

/** A barrier and how it stands; it opens once and stays open. */
interface Barrier extends BarrierRule {
  id: number;
  arrived: number;
  state: 'waiting' | 'released' | 'timedOut';
}

export interface Barriers {
  add(rule: BarrierRule): Barrier;
  list(): readonly Barrier[];
  /** Lets every waiting request go on and forgets the barriers. */
  clear(): void;
  /** Resolves when the request may go on. */
  arrive(request: Requested): Promise<void>;
}

/** Holds requests until all that a test wants at the same instant have arrived. */
export function createBarriers(): Barriers {
  let held: { barrier: Barrier; opened: Promise<void>; open: (as: Barrier['state']) => void }[] =
    [];
  return {
    add(rule) {
      const barrier: Barrier = { ...rule, id: held.length + 1, arrived: 0, state: 'waiting' };
      const { promise: opened, resolve } = withResolvers();
      const timer = setTimeout(() => open('timedOut'), rule.timeoutMs ?? 10_000);
      timer.unref();
      const open = (state: Barrier['state']) => {
        if (barrier.state !== 'waiting') return;
        barrier.state = state;
        clearTimeout(timer);
        resolve();
      };
      held.push({ barrier, opened, open });
      return barrier;
    },
    list: () => held.map(({ barrier }) => barrier),
    clear() {
      for (const { open } of held) open('released');
      held = [];
    },
    async arrive(request) {
      const entry = held.find(
        ({ barrier }) => barrier.state === 'waiting' && isMatch(barrier, request),
      );
      if (!entry) return;
      entry.barrier.arrived += 1;
      if (entry.barrier.arrived >= entry.barrier.count) entry.open('released');
      await entry.opened;
    },
  };
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
