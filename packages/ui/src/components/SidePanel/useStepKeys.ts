import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { isTakenKey } from './isTakenKey.ts';

interface Steps {
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** Lets j and k go to the next and the previous record, wherever the focus is on the page. */
export function useStepKeys(
  panelRef: RefObject<HTMLElement | null>,
  { onPrevious, onNext }: Steps,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { j: onNext, k: onPrevious }[event.key];
    if (!step || isTakenKey(event, panelRef.current)) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
