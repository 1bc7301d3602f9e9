import { LostParts } from '../chunks/LostParts.tsx';
import { tolerateWrappers } from '../dom/tolerateWrappers.ts';
import { useAtomValue } from '../state/index.ts';
import { ToastList } from '../toasts/ToastList.tsx';
import { toastsAtom } from '../toasts/toastAtoms.ts';
import { FetchAhead } from './FetchAhead.tsx';

// Nobody translates a page that is not there yet.
tolerateWrappers();

/**
 * What the first page can do without: toasts, what takes care of code that is gone, and what fetches
 * the code that may be needed without a network.
 */
export function LaterParts() {
  const toasts = useAtomValue(toastsAtom);
  return (
    <>
      <LostParts />
      <FetchAhead />
      {toasts.length > 0 ? <ToastList toasts={toasts} /> : null}
    </>
  );
}
