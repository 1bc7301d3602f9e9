import { atom } from '../platform/state.ts';
import { logToastAtom } from './toastLog.ts';

/** A button of a toast; the toast goes once it was used. */
export interface ToastAction {
  label: string;
  onSelect: () => void;
}

/** One message that passes by (4000 ms, at most three at once). */
export interface Toast {
  id: string;
  message: string;
  tone: 'success' | 'danger' | 'info';
  /** How often the same message was raised while it was waiting or shown. */
  count: number;
  /** What can be done about it while it is shown, such as Undo. */
  action?: ToastAction | undefined;
  /** Called once it has gone, however it went: nothing can be done by it any more. */
  onGone?: (() => void) | undefined;
}

let lastId = 0;

/** Toasts in the order they came; the first three are on screen, the rest wait. */
export const toastsAtom = atom<readonly Toast[]>([]);

/**
 * Raises a toast; the same message and tone twice is one toast with a count, unless it offers an
 * action, since each of those is about something else.
 *
 * @returns its id, to dismiss it by
 */
export const showToastAtom = atom(
  null,
  (
    get,
    set,
    { message, tone, action, onGone }: Pick<Toast, 'message' | 'tone' | 'action' | 'onGone'>,
  ): string => {
    set(logToastAtom, { message, tone });
    const toasts = get(toastsAtom);
    const twin = action
      ? undefined
      : toasts.find((toast) => toast.message === message && toast.tone === tone);
    if (twin) {
      const repeated = { ...twin, count: twin.count + 1 };
      set(
        toastsAtom,
        toasts.map((toast) => (toast === twin ? repeated : toast)),
      );
      return twin.id;
    }
    const id = String(++lastId);
    set(toastsAtom, [...toasts, { id, message, tone, count: 1, action, onGone }]);
    return id;
  },
);

/** Takes a toast away, by its time or by hand. */
export const dismissToastAtom = atom(null, (get, set, id: string) => {
  const toasts = get(toastsAtom);
  set(
    toastsAtom,
    toasts.filter((toast) => toast.id !== id),
  );
  toasts.find((toast) => toast.id === id)?.onGone?.();
});
