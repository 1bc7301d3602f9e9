import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '../platform/state.ts';
import { deferredToastsAtom, dropDeferredToastAtom } from './deferredToastAtoms.ts';
import type { DeferredToast } from './deferredToastAtoms.ts';
import { showToastAtom } from './toastAtoms.ts';
import { whenOutOfView } from './whenOutOfView.ts';

/** Watches the messages of the page, and raises the toasts of those that are out of view. */
export function DeferredToasts() {
  return useAtomValue(deferredToastsAtom).map((toast) => (
    <PlaceWatcher key={toast.id} toast={toast} />
  ));
}

function PlaceWatcher({ toast }: { toast: DeferredToast }) {
  const showToast = useSetAtom(showToastAtom);
  const drop = useSetAtom(dropDeferredToastAtom);
  useEffect(() => {
    const { id, message, texts = [message], isSeenOnPage = false } = toast;
    return whenOutOfView(texts, isSeenOnPage, (isUnseen) => {
      drop(id);
      if (isUnseen) showToast({ message, tone: 'danger' });
    });
  }, [toast, showToast, drop]);
  return null;
}
