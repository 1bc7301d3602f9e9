import { patchDomForTranslators } from '../platform/patchDomForTranslators.ts';
import { useAtomValue } from '../platform/state.ts';
import { DeferredToasts } from './DeferredToasts.tsx';
import { ToastList } from './ToastList.tsx';
import { toastsAtom } from './toastAtoms.ts';
import { PreloadSignOut } from './PreloadSignOut.tsx';

patchDomForTranslators();

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
