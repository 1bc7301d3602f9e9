import { atom } from '../platform/state.ts';
import { logToastAtom } from './toastLog.ts';

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

/** A temporary message: 4000 ms, at most three at once. */
export interface Toast {
  id: string;
  message: string;
  tone: 'success' | 'danger' | 'info';
  /** Number of identical messages raised while it was waiting or visible. */
  count: number;
  /** Topic, such as the id of a record: a newer toast with the same subject replaces this one. */
  subject?: string | undefined;
  action?: ToastAction | undefined;
  /** Called once the toast has closed, for any reason; its action is then no longer available. */
  onGone?: (() => void) | undefined;
}

let lastId = 0;

export const toastsAtom = atom<readonly Toast[]>([]);

export const dismissToastAtom = atom(null, (get, set, id: string) => {
  const toasts = get(toastsAtom);
  set(
    toastsAtom,
    toasts.filter((toast) => toast.id !== id),
  );
  toasts.find((toast) => toast.id === id)?.onGone?.();
});

/**
 * Shows a toast and returns its id. Identical messages without an action increment a count; a toast
 * with the same subject replaces the older one.
 */
export const showToastAtom = atom(
  null,
  (get, set, { message, tone, subject, action, onGone }: Omit<Toast, 'id' | 'count'>): string => {
    set(logToastAtom, { message, tone });
    // A failure does not undo what the earlier toast reported.
    const replaces = Boolean(subject) && tone !== 'danger';
    for (const older of get(toastsAtom)) {
      const isSame = older.message === message && older.tone === tone;
      if (replaces && older.subject === subject && !isSame) set(dismissToastAtom, older.id);
    }
    const toasts = get(toastsAtom);
    const sameToast = action
      ? undefined
      : toasts.find((toast) => toast.message === message && toast.tone === tone);
    if (sameToast) {
      const repeated = { ...sameToast, count: sameToast.count + 1 };
      set(
        toastsAtom,
        toasts.map((toast) => (toast === sameToast ? repeated : toast)),
      );
      return sameToast.id;
    }
    const id = String(++lastId);
    set(toastsAtom, [...toasts, { id, message, tone, subject, count: 1, action, onGone }]);
    return id;
  },
);
