import { addToast, removeToast } from '@platform/ui/internal';
import type { QueuedToast, ToastOptions } from '@platform/ui/internal';
import { atom } from '../platform/state.ts';
import { logToastAtom } from './toastLog.ts';

/** A temporary message: 4000 ms, at most three at once. */
export type Toast = QueuedToast;

export type ToastAction = NonNullable<Toast['action']>;

export const toastsAtom = atom<readonly Toast[]>([]);

export const dismissToastAtom = atom(null, (get, set, id: string) => {
  const { toasts, closed } = removeToast(get(toastsAtom), id);
  set(toastsAtom, toasts);
  for (const { onClose } of closed) onClose?.();
});

/** Shows a toast and returns its id; that of the older toast if it repeats one. */
export const showToastAtom = atom(
  null,
  (get, set, toast: ToastOptions & Pick<Toast, 'tone'>): string => {
    set(logToastAtom, toast);
    const { id, toasts, closed } = addToast(get(toastsAtom), toast);
    set(toastsAtom, toasts);
    for (const { onClose } of closed) onClose?.();
    return id;
  },
);
