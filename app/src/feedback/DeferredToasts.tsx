import { useEffect } from 'react';
import { useAtomValue, useSetAtom, useStore } from '../platform/state.ts';
import { deferredToastsAtom, dropDeferredToastAtom } from './deferredToastAtoms.ts';
import type { DeferredToast } from './deferredToastAtoms.ts';
import { showToastAtom } from './toastAtoms.ts';
import { watchMessageVisibility } from './watchMessageVisibility.ts';

export function DeferredToasts() {
  return useAtomValue(deferredToastsAtom).map((toast) => (
    <HeldToast key={toast.id} toast={toast} />
  ));
}

function HeldToast({ toast }: { toast: DeferredToast }) {
  const showToast = useSetAtom(showToastAtom);
  const drop = useSetAtom(dropDeferredToastAtom);
  const store = useStore();
  useEffect(
    () =>
      watchMessageVisibility(store, toast, (isHidden) => {
        drop(toast.id);
        if (isHidden) showToast({ message: toast.message, tone: 'danger' });
      }),
    [store, toast, showToast, drop],
  );
  return null;
}
