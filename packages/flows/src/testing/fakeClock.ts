import type { Clock } from '../voice/testCallTypes.ts';

export interface FakeClock extends Clock {
  advance: (ms: number) => void;
  pending: () => number;
}

export function createFakeClock(): FakeClock {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    pending: () => waiting.length,
    after(ms, run) {
      const entry = { at: now + ms, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).sort((one, two) => one.at - two.at);
        if (!next) break;
        waiting = waiting.filter((other) => other !== next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}
