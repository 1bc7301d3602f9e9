import { ToastRegion } from '@platform/ui';
import type { ToastData } from '@platform/ui';
import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';

type ShowToast = (toast: Omit<ToastData, 'id'>) => void;

const ToastContext = createContext<ShowToast>(() => {});

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastData[]>([]);
  const show = useCallback<ShowToast>(
    (toast) => setToasts((shown) => [...shown, { ...toast, id: crypto.randomUUID() }]),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </ToastContext>
  );
}

export const useShowToast = () => use(ToastContext);
