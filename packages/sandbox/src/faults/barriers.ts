import * as z from 'zod/mini';
import { isMatch } from './match.ts';
import type { Requested } from './match.ts';
import { matcherSchema } from './faultSchema.ts';

export const barrierSchema = z.extend(matcherSchema, {
  count: z.int().check(z.minimum(2), z.maximum(1000)),
  /** Releases the requests after this time. @default 10000 */
  timeoutMs: z.optional(z.int().check(z.minimum(1), z.maximum(120_000))),
});

type BarrierRule = z.output<typeof barrierSchema>;

interface Barrier extends BarrierRule {
  id: number;
  arrived: number;
  state: 'waiting' | 'released' | 'timedOut';
}

export interface Barriers {
  add(rule: BarrierRule): Barrier;
  list(): readonly Barrier[];
  clear(): void;
  arrive(request: Requested): Promise<void>;
}

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
