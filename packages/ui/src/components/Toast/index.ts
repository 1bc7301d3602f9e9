export type { ToastData } from './Toast.tsx';
export { ToastProvider, useToasts } from './ToastProvider.tsx';
export type { ToastProviderProps, Toasts } from './ToastProvider.tsx';
export type { ToastOptions } from './toastQueue.ts';
export { ToastRegion } from './ToastRegion.tsx';
export type { ToastRegionProps } from './ToastRegion.tsx';
