import { lazy, Suspense } from 'react';
import { useAtomValue } from '../state/index.ts';
import { toastsAtom } from './toastAtoms.ts';

const ToastList = lazy(async () => ({ default: (await import('./ToastList.tsx')).ToastList }));

/** Shows toasts once there are any: the first page needs no code for them. */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  );
}
