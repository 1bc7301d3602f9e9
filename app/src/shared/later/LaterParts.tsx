import { LostParts } from '../chunks/LostParts.tsx';
import { tolerateWrappers } from '../dom/tolerateWrappers.ts';
import { useAtomValue } from '../state/index.ts';
import { ToastList } from '../toasts/ToastList.tsx';
import { toastsAtom } from '../toasts/toastAtoms.ts';

// Nobody translates a page that is not there yet.
tolerateWrappers();

/** What the first page can do without: toasts, and what takes care of code that is gone. */
export function LaterParts() {
  const toasts = useAtomValue(toastsAtom);
  return (
    <>
      <LostParts />
      {toasts.length > 0 ? <ToastList toasts={toasts} /> : null}
    </>
  );
}
