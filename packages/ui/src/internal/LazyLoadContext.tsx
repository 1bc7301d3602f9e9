import { createContext } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from './whenIdle.ts';

/** How the app loads code on demand. */
export interface LazyLoading {
  /**
   * Called when the code of a dialog, menu or panel fails to load. Returns true if the page is
   * about to reload; otherwise the layer closes again.
   */
  onError: (error: unknown) => boolean;
  /** Runs a function once the page is idle; returns a function that cancels it. */
  whenIdle: (run: () => void) => () => void;
}

export const LazyLoadContext = createContext<LazyLoading>({ onError: () => false, whenIdle });

interface LazyLoadProviderProps {
  value: LazyLoading;
  children: ReactNode;
}

/**
 * Configures error handling and preloading of lazy code. Without it a failed layer closes, and
 * preloading waits for the browser to be idle.
 */
export function LazyLoadProvider({ value, children }: LazyLoadProviderProps) {
  return <LazyLoadContext value={value}>{children}</LazyLoadContext>;
}
