import { useCallback, useEffect, useRef } from 'react';
import { useControllableState } from './useControllableState.ts';

/** The user's action that opened or closed a layer. */
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

/** Props of all components that open and close. */
export interface OpenProps {
  /** Controls the open state, together with `onOpenChange`. */
  open?: boolean | undefined;
  /** Initial state if `open` is omitted. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens or closes it; leave `open` unchanged to refuse. */
  onOpenChange?: ((open: boolean, reason: OpenChangeReason) => void) | undefined;
}

/** Controlled (`open`) or uncontrolled (`defaultOpen`); the setter is stable. */
export function useOpen({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenProps): [boolean, (next: boolean, reason: OpenChangeReason) => void] {
  const [isOpen, setState] = useControllableState({ value: open, defaultValue: defaultOpen });
  const latest = useRef({ isOpen, setState, onOpenChange });
  useEffect(() => {
    latest.current = { isOpen, setState, onOpenChange };
  });

  const setOpen = useCallback((next: boolean, reason: OpenChangeReason): void => {
    if (next === latest.current.isOpen) return;
    latest.current.setState(next);
    latest.current.onOpenChange?.(next, reason);
  }, []);
  return [isOpen, setOpen];
}
