import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router';

export interface LeaveGuard {
  isConfirming: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Saves, then leaves; stays if it is not saved. Omitted if the form cannot be saved. */
  onSave?: (() => void) | undefined;
}

/** Resolves to true once the input is saved. Must not reject. */
type SaveInput = () => Promise<boolean>;

export interface LeaveGuardControl {
  leave: LeaveGuard;
  /** Sets whether there is unsaved input, and how it can be saved. */
  setDirty: (isDirty: boolean, save?: SaveInput) => void;
  /** True while the input is saved in order to leave: the page must not navigate then. */
  isLeaving: () => boolean;
}

/**
 * Asks before navigation discards unsaved input, but not when the session ends. The functions are
 * stable.
 */
export function useLeaveGuard(onDiscard: () => void): LeaveGuardControl {
  const isDirty = useRef(false);
  const isLeaving = useRef(false);
  const [save, setSave] = useState<SaveInput>();
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation: from, nextLocation: to }) =>
        isDirty.current && from.pathname !== to.pathname && !to.pathname.startsWith('/auth'),
      [],
    ),
  );
  // Not as soon as saving ends, which would show the question once more.
  if (isSaving && blocker.state !== 'blocked') setSaving(false);
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });

  const setDirty = useCallback((next: boolean, saveInput?: SaveInput) => {
    isDirty.current = next;
    setSave(() => saveInput);
  }, []);
  const leave = useMemo(() => {
    async function saveAndLeave(saveInput: SaveInput): Promise<void> {
      isLeaving.current = true;
      setSaving(true);
      const isSaved = await saveInput();
      isLeaving.current = false;
      // The session may have ended, or another navigation begun, in the meantime.
      if (latest.current.state !== 'blocked') return setSaving(false);
      if (isSaved) isDirty.current = false;
      latest.current[isSaved ? 'proceed' : 'reset']();
    }

    return {
      isConfirming: blocker.state === 'blocked' && !isSaving,
      onStay: () => blocker.reset?.(),
      onLeave: () => {
        isDirty.current = false;
        onDiscard();
        blocker.proceed?.();
      },
      onSave: save && (() => void saveAndLeave(save)),
    };
  }, [blocker, isSaving, onDiscard, save]);
  return { leave, setDirty, isLeaving: useCallback(() => isLeaving.current, []) };
}
