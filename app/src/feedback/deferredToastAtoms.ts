import { atom } from '../platform/state.ts';

/** A failure shown on the page; becomes a toast once that message is out of view. */
export interface DeferredToast {
  id: string;
  message: string;
  /** Texts the page may show for it. @default the message alone */
  texts?: readonly string[] | undefined;
  /** True if unmounting a message outside forms and dialogs counts as dealt with. @default false */
  isSeenOnPage?: boolean | undefined;
  /** True if the toast is not needed once the page has shown a message. @default false */
  isSeenOnce?: boolean | undefined;
}

let lastId = 0;

export const deferredToastsAtom = atom<readonly DeferredToast[]>([]);

/** Adds a deferred toast. Returns a function that drops it. */
export const deferToastAtom = atom(null, (get, set, toast: Omit<DeferredToast, 'id'>) => {
  const id = String(++lastId);
  set(deferredToastsAtom, [...get(deferredToastsAtom), { ...toast, id }]);
  return () => set(dropDeferredToastAtom, id);
});

export const dropDeferredToastAtom = atom(null, (get, set, id: string) =>
  set(
    deferredToastsAtom,
    get(deferredToastsAtom).filter((toast) => toast.id !== id),
  ),
);
