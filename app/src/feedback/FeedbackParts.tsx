import { tolerateWrappers } from '../platform/tolerateWrappers.ts';
import { useAtomValue } from '../platform/state.ts';
import { DeferredToasts } from './DeferredToasts.tsx';
import { ToastList } from './ToastList.tsx';
import { toastsAtom } from './toastAtoms.ts';
import { PreloadSignOut } from './PreloadSignOut.tsx';

// Nobody translates a page that is not there yet.
tolerateWrappers();

/**
 * What the first page can do without: toasts, and what fetches the code that may be needed without a
 * network.
 */
export function FeedbackParts() {
  const toasts = useAtomValue(toastsAtom);
  return (
    <>
      <PreloadSignOut />
      <DeferredToasts />
      {toasts.length > 0 ? <ToastList toasts={toasts} /> : null}
    </>
  );
}
