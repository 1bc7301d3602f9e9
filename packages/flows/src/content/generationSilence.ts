import type { GenerationOptions } from './generationTypes.ts';

/** How long nothing may come before that is told, and before the stream is given up, in ms. */
export const STALLED_MS = 8000;
export const GIVEN_UP_MS = 30_000;

/** Watches that something comes. */
export interface Silence {
  /** Something came, or is expected from now on. */
  restart: () => void;
  /** Nothing is expected any more. */
  end: () => void;
}

/** Tells when nothing has come for a while, when something does again, and when it is too long. */
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
