import { useEffect } from 'react';
import { patchDomForTranslators } from '../platform/patchDomForTranslators.ts';
import { useAtomValue } from '../platform/state.ts';
import { DeferredToasts } from './DeferredToasts.tsx';
import { ToastList } from './ToastList.tsx';
import { toastsAtom } from './toastAtoms.ts';
import { usePages } from '../routing/PagesContext.ts';
import { useLinks } from '../routing/LinksContext.ts';
import { userAtom } from '../session/sessionAtoms.ts';

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

function PreloadSignOut() {
  const isSignedIn = useAtomValue(userAtom) !== null;
  const { prefetch } = useLinks();
  const { href } = usePages();
  useEffect(() => {
    if (!isSignedIn) return;
    prefetch(href('signIn'));
  }, [href, isSignedIn, prefetch]);
  return null;
}
