import type { GenerationOptions } from './generationTypes.ts';

/** Silence before "stalled" is reported and before the stream is given up, in ms. */
export const STALL_AFTER_MS = 8000;
export const GIVE_UP_AFTER_MS = 30_000;

export interface StallWatch {
  /** Restarts the timers: data arrived, or is expected from now on. */
  restart: () => void;
  end: () => void;
}

export function watchStalls(
  after: GenerationOptions['after'],
  callbacks: { onChange: (isStalled: boolean) => void; onTimeout: () => void },
): StallWatch {
  let cancelTimer = () => {};
  let isStalled = false;

  function end(): void {
    cancelTimer();
    isStalled = false;
  }

  return {
    end,
    restart() {
      if (isStalled) callbacks.onChange(false);
      end();
      cancelTimer = after(STALL_AFTER_MS, () => {
        isStalled = true;
        callbacks.onChange(true);
        cancelTimer = after(GIVE_UP_AFTER_MS - STALL_AFTER_MS, callbacks.onTimeout);
      });
    },
  };
}
