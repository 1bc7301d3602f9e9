import type { GenerationOptions } from './generationTypes.ts';

/** Silence before "stalled" is reported and before the stream is given up, in ms. */
export const STALLED_MS = 8000;
export const GIVEN_UP_MS = 30_000;

export interface Silence {
  /** Restarts the timers: data arrived, or is expected from now on. */
  restart: () => void;
  end: () => void;
}

export function watchSilence(
  after: GenerationOptions['after'],
  told: { onChange: (isStalled: boolean) => void; onGivenUp: () => void },
): Silence {
  let callOff = () => {};
  let isStalled = false;

  function end(): void {
    callOff();
    isStalled = false;
  }

  return {
    end,
    restart() {
      if (isStalled) told.onChange(false);
      end();
      callOff = after(STALLED_MS, () => {
        isStalled = true;
        told.onChange(true);
        callOff = after(GIVEN_UP_MS - STALLED_MS, told.onGivenUp);
      });
    },
  };
}
