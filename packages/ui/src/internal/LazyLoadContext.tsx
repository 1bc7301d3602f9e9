import { createContext } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from './whenIdle.ts';

export interface LazyLoading {
  /** Called when lazy code fails to load; true if the page reloads, else the layer closes again. */
  onError: (error: unknown) => boolean;
  whenIdle: (run: () => void) => () => void;
}

export const LazyLoadContext = createContext<LazyLoading>({ onError: () => false, whenIdle });

interface LazyLoadProviderProps {
  value: LazyLoading;
  children: ReactNode;
}

/** Without it a layer that fails to load closes, and preloading waits for an idle browser. */
export function LazyLoadProvider({ value, children }: LazyLoadProviderProps) {
  return <LazyLoadContext value={value}>{children}</LazyLoadContext>;
}
