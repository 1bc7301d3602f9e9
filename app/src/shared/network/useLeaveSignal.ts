import { useCallback, useEffect, useRef } from 'react';

/**
 * A signal for the reads of a page, which aborts when the page goes: nobody waits for them any more
 * (reliability D08). Writes never get it, since leaving must not undo what was asked for.
 */
export function useLeaveSignal(): () => AbortSignal {
  const controller = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = null;
    },
    [],
  );
  return useCallback(() => {
    controller.current ??= new AbortController();
    return controller.current.signal;
  }, []);
}
