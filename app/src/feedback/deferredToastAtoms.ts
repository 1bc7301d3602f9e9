import { atom } from '../platform/state.ts';

/** A failure that the page says itself, and a toast only once that is out of view. */
export interface DeferredToast {
  id: string;
  message: string;
  /** What the page may say of it, any of them. @default the message alone */
  texts?: readonly string[] | undefined;
  /** Whether words that go from the page itself were seen there: nothing is told then. @default false */
  isSeenOnPage?: boolean | undefined;
}

let lastId = 0;

export const deferredToastsAtom = atom<readonly DeferredToast[]>([]);

/** Raises a toast once its message is out of view. @returns forgets it */
export const deferToastAtom = atom(null, (get, set, toast: Omit<DeferredToast, 'id'>) => {
  const id = String(++lastId);
  set(deferredToastsAtom, [...get(deferredToastsAtom), { ...toast, id }]);
  return () => set(dropDeferredToastAtom, id);
});

/** Forgets a toast that was raised, or whose message was dealt with. */
export const dropDeferredToastAtom = atom(null, (get, set, id: string) =>
  set(
    deferredToastsAtom,
    get(deferredToastsAtom).filter((toast) => toast.id !== id),
  ),
);
