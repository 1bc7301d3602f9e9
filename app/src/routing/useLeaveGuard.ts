import { useCallback, useMemo, useRef } from 'react';
import { useBlocker } from 'react-router';

/** The question before a page with unsaved input is left; `LeaveView` asks it. */
export interface LeaveGuard {
  isAsking: boolean;
  onStay: () => void;
  /** Leaves after all. */
  onLeave: () => void;
}

/**
 * Asks before another page takes the place of one that holds what is not saved. A session that ends
 * is not held up: drafts are kept for it.
 *
 * @param onDiscard told that the person gives up what was typed
 * @returns the guard, and a function that tells whether there is something to lose; both stable
 */
export function useLeaveGuard(onDiscard: () => void): {
  leave: LeaveGuard;
  setDirty: (isDirty: boolean) => void;
} {
  const isDirty = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation: from, nextLocation: to }) =>
        isDirty.current && from.pathname !== to.pathname && !to.pathname.startsWith('/auth'),
      [],
    ),
  );
  const setDirty = useCallback((next: boolean) => {
    isDirty.current = next;
  }, []);
  const leave = useMemo(
    () => ({
      isAsking: blocker.state === 'blocked',
      onStay: () => blocker.reset?.(),
      onLeave: () => {
        isDirty.current = false;
        onDiscard();
        blocker.proceed?.();
      },
    }),
    [blocker, onDiscard],
  );
  return { leave, setDirty };
}
