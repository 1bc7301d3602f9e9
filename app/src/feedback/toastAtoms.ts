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
  /** What it is about, such as the id of a record: a newer toast about the same replaces this one. */
  subject?: string | undefined;
  /** What can be done about it while it is shown, such as Undo. */
  action?: ToastAction | undefined;
  /** Called once it has gone, however it went: nothing can be done by it any more. */
  onGone?: (() => void) | undefined;
}

let lastId = 0;

/** Toasts in the order they came; the first three are on screen, the rest wait. */
export const toastsAtom = atom<readonly Toast[]>([]);

/** Takes a toast away, by its time, by hand or for a newer one. */
export const dismissToastAtom = atom(null, (get, set, id: string) => {
  const toasts = get(toastsAtom);
  set(
    toastsAtom,
    toasts.filter((toast) => toast.id !== id),
  );
  toasts.find((toast) => toast.id === id)?.onGone?.();
});

/**
 * Raises a toast; the same message and tone twice is one toast with a count, unless it offers an
 * action, since each of those is about something else. Another message about the same subject replaces
 * the older one: 'is online' would contradict 'is offline' next to it.
 *
 * @returns its id, to dismiss it by
 */
export const showToastAtom = atom(
  null,
  (get, set, { message, tone, subject, action, onGone }: Omit<Toast, 'id' | 'count'>): string => {
    set(logToastAtom, { message, tone });
    // After a failure what was done before is still so.
    const replaces = Boolean(subject) && tone !== 'danger';
    for (const older of get(toastsAtom)) {
      const isSame = older.message === message && older.tone === tone;
      if (replaces && older.subject === subject && !isSame) set(dismissToastAtom, older.id);
    }
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
    set(toastsAtom, [...toasts, { id, message, tone, subject, count: 1, action, onGone }]);
    return id;
  },
);
