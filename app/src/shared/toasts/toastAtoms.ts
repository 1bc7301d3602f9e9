import { atom } from '../state/index.ts';

/** One message that passes by (spec 9: 4000 ms, at most three at once; reading 54). */
export interface Toast {
  id: string;
  message: string;
  tone: 'success' | 'danger' | 'info';
  /** How often the same message was raised while it was waiting or shown. */
  count: number;
}

let lastId = 0;

/** Toasts in the order they came; the first three are on screen, the rest wait. */
export const toastsAtom = atom<readonly Toast[]>([]);

/** Raises a toast; the same message and tone twice is one toast with a count. */
export const showToastAtom = atom(
  null,
  (get, set, { message, tone }: Pick<Toast, 'message' | 'tone'>) => {
    const toasts = get(toastsAtom);
    const twin = toasts.find((toast) => toast.message === message && toast.tone === tone);
    if (!twin)
      return set(toastsAtom, [...toasts, { id: String(++lastId), message, tone, count: 1 }]);
    set(
      toastsAtom,
      toasts.map((toast) => (toast === twin ? { ...twin, count: twin.count + 1 } : toast)),
    );
  },
);

/** Takes a toast away, by its time or by hand. */
export const dismissToastAtom = atom(null, (get, set, id: string) =>
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => toast.id !== id),
  ),
);
