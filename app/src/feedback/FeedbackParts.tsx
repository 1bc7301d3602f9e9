import { patchDomForTranslators } from '../platform/patchDomForTranslators.ts';
import { useAtomValue } from '../platform/state.ts';
import { DeferredToasts } from './DeferredToasts.tsx';
import { ToastList } from './ToastList.tsx';
import { toastsAtom } from './toastAtoms.ts';
import { PreloadSignOut } from './PreloadSignOut.tsx';

// Early enough: users do not translate a page before it is visible.
patchDomForTranslators();

/**
 * Feedback that the first page does not need: toasts, and preloads of code that may be needed
 * offline.
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
