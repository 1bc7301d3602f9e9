import { useCallback, useEffect, useRef, useState } from 'react';

/** What a person did that opens or closes something. */
export type OpenChangeReason =
  | 'trigger-press'
  | 'item-press'
  | 'close-press'
  | 'outside-press'
  | 'escape-key'
  | 'tab-key'
  | 'focus-out'
  | 'swipe'
  | 'submit';

/** The props of everything that opens. */
export interface OpenProps {
  /** Controls whether it is open, together with `onOpenChange`. */
  open?: boolean | undefined;
  /** Whether it is open at first, where `open` is left out. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when a person opens or closes it; keep `open` as it is to refuse. */
  onOpenChange?: ((open: boolean, reason: OpenChangeReason) => void) | undefined;
}

/**
 * Holds whether something is open: the caller's `open`, or a state that `defaultOpen` starts.
 *
 * @returns the state and a stable function that changes it
 */
export function useOpen({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenProps): [boolean, (next: boolean, reason: OpenChangeReason) => void] {
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const latest = useRef({ isOpen, onOpenChange });
  useEffect(() => {
    latest.current = { isOpen, onOpenChange };
  });

  const setOpen = useCallback((next: boolean, reason: OpenChangeReason): void => {
    if (next === latest.current.isOpen) return;
    setOwn(next);
    latest.current.onOpenChange?.(next, reason);
  }, []);
  return [isOpen, setOpen];
}
