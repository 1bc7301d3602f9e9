import { atom } from '../platform/state.ts';

/** A failure that the page shows in place; a toast only once that message is out of view. */
export interface DeferredToast {
  id: string;
  message: string;
  /** Texts that the page may show for it. @default the message alone */
  texts?: readonly string[] | undefined;
  /** True if the user has dealt with a message outside of forms and dialogs once it unmounts. @default false */
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
