import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

export interface DiscardOptions {
  /** Tells whether anything would be lost. */
  isDirty: () => boolean;
  isPending: boolean;
  /** Leaves, and forgets what was typed. */
  giveUp: () => void;
  focusFirst: () => void;
}

export interface Discard {
  isAsking: boolean;
  stayRef: RefObject<HTMLButtonElement | null>;
  stay: () => void;
  giveUp: () => void;
  /** For Escape, the cross and the backdrop: they are easily hit, so they ask. */
  leave: () => void;
}

/** Cancel gives up at once; whatever else closes a form asks first when something was typed. */
export function useDiscard({ isDirty, isPending, giveUp, focusFirst }: DiscardOptions): Discard {
  const [isAsking, setIsAsking] = useState(false);
  const stayRef = useRef<HTMLButtonElement>(null);

  function stay(): void {
    setIsAsking(false);
    focusFirst();
  }

  function leave(): void {
    if (isAsking) stay();
    else if (isDirty() && !isPending) {
      flushSync(() => setIsAsking(true));
      stayRef.current?.focus();
    } else giveUp();
  }

  return { isAsking, stayRef, stay, giveUp, leave };
}
