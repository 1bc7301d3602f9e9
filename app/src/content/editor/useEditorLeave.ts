import type { Autosave, AutosaveState } from '@platform/flows';
import type { EditedValues } from '@platform/ui/content';
import { useEffect, useEffectEvent } from 'react';
import { useLeaveGuard } from '../../routing/useLeaveGuard.ts';
import type { LeaveGuard } from '../../routing/useLeaveGuard.ts';

/** Asks before an unsaved content item is left, if the save that then starts fails. */
export function useEditorLeave(
  autosave: Autosave<EditedValues>,
  status: AutosaveState['status'],
  onDiscard: () => void,
): LeaveGuard {
  const { leave, setDirty } = useLeaveGuard(onDiscard);
  const isSaved = status === 'saved';
  useEffect(() => setDirty(!isSaved), [isSaved, setDirty]);

  const { isConfirming, onLeave } = leave;
  useEffect(() => {
    if (isConfirming) autosave.flush();
  }, [isConfirming, autosave]);
  const canLeave = isConfirming && isSaved;
  const proceed = useEffectEvent(onLeave);
  useEffect(() => {
    if (canLeave) proceed();
  }, [canLeave]);
  return { ...leave, isConfirming: isConfirming && (status === 'failed' || status === 'conflict') };
}
