import { lazyComponent, usePreload } from '@platform/ui/internal';
import type { LeaveGuard } from './useLeaveGuard.ts';

const LazyLeaveDialog = lazyComponent(() => import('./LeaveDialog.tsx'), 'LeaveDialog');

export interface LeaveViewProps extends LeaveGuard {
  /** Called before the input is saved, to close what would cover fields that cannot be saved. */
  onBeforeSave?: () => void;
}

/** Asks before unsaved input is lost; a dialog that cannot be loaded stays on the page. */
export function LeaveView(props: LeaveViewProps) {
  const { isConfirming, onStay, onLeave, onSave, onBeforeSave } = props;
  usePreload(LazyLeaveDialog);

  function save(): void {
    onBeforeSave?.();
    onSave?.();
  }

  return isConfirming ? (
    <LazyLeaveDialog onClose={onStay} onLeave={onLeave} onSave={onSave && save} />
  ) : null;
}
