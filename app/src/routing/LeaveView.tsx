import { lazyComponent, usePreload } from '@platform/ui/internal';
import type { LeaveGuard } from './useLeaveGuard.ts';

const LazyLeaveDialog = lazyComponent(() => import('./LeaveDialog.tsx'), 'LeaveDialog');

/** Asks before unsaved input is lost; a dialog that cannot be loaded stays on the page. */
export function LeaveView({ isConfirming, onStay, onLeave, onSave }: LeaveGuard) {
  usePreload(LazyLeaveDialog);
  return isConfirming ? (
    <LazyLeaveDialog onClose={onStay} onLeave={onLeave} onSave={onSave} />
  ) : null;
}
