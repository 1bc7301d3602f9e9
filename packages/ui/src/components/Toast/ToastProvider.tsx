import { useState } from 'react';
import type { ReactNode } from 'react';
import { createStrictContext } from '../../internal/createStrictContext.ts';
import { addToast, removeToast, updateToast } from './toastQueue.ts';
import type { QueuedToast, ToastOptions } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastRegionProps } from './ToastRegion.tsx';

/** Shows, changes and closes toasts. Its identity never changes. */
export interface Toasts {
  /** Shows a toast, or queues it. Returns its id; that of the older toast if it is a repetition. */
  show: (toast: ToastOptions) => string;
  /** Changes a toast, such as from "Exporting…" to "Exported". Ignored once it has closed. */
  update: (id: string, part: Partial<ToastOptions>) => void;
  /** Closes a toast. Ignored once it has closed. */
  dismiss: (id: string) => void;
  /** Closes all toasts, such as on sign-out. */
  clear: () => void;
}

export interface ToastProviderProps extends Omit<ToastRegionProps, 'toasts' | 'onDismiss'> {
  /** The application. */
  children: ReactNode;
}

const [ToastsContext, useToastsContext] = createStrictContext<Toasts>('ToastProvider');

/** Returns the toasts of the provider. `toasts.show({ message: 'Role updated' })`. */
export const useToasts = (): Toasts => useToastsContext('useToasts');

/** Keeps a queue of toasts and shows it in a `ToastRegion`. Its other props are the region's. */
export function ToastProvider({ children, ...region }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly QueuedToast[]>([]);
  const [api] = useState(() => createToasts(setToasts));
  return (
    <ToastsContext value={api}>
      {children}
      <ToastRegion {...region} toasts={toasts} onDismiss={api.dismiss} />
    </ToastsContext>
  );
}

function createToasts(onChange: (toasts: readonly QueuedToast[]) => void): Toasts {
  // Several toasts may be shown between two renders.
  let current: readonly QueuedToast[] = [];

  function apply(toasts: readonly QueuedToast[], closed: readonly QueuedToast[] = []): void {
    current = toasts;
    onChange(toasts);
    // Last, because a callback may show another toast.
    for (const { onClose } of closed) onClose?.();
  }

  return {
    show: (options) => {
      const { id, toasts, closed } = addToast(current, options);
      apply(toasts, closed);
      return id;
    },
    update: (id, part) => apply(updateToast(current, id, part)),
    dismiss: (id) => {
      const { toasts, closed } = removeToast(current, id);
      if (closed.length > 0) apply(toasts, closed);
    },
    clear: () => apply([], current),
  };
}
