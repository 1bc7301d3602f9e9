import { useCallback, useMemo, useRef } from 'react';
import { useBlocker } from 'react-router';

export interface LeaveGuard {
  isConfirming: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Asks before navigation discards unsaved input, but not when the session ends. Returns the guard
 * and a function that sets whether there is unsaved input; both are stable.
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
      isConfirming: blocker.state === 'blocked',
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
