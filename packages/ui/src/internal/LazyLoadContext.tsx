import { createContext } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from './whenIdle.ts';

/** What a product decides about code that is loaded when it is needed. */
export interface LazyLoading {
  /**
   * Called when the code of a dialog, menu or panel that somebody opened cannot be loaded. Returns
   * whether the page is about to be reloaded; otherwise what was to open closes again.
   */
  onError: (error: unknown) => boolean;
  /** Runs something as soon as the page has nothing else to do; returns a function that cancels it. */
  whenIdle: (run: () => void) => () => void;
}

export const LazyLoadContext = createContext<LazyLoading>({ onError: () => false, whenIdle });

interface LazyLoadProviderProps {
  value: LazyLoading;
  children: ReactNode;
}

/**
 * Tells the components below what to do about code that cannot be loaded and when to preload.
 * Without it they close what was to open, and preload when the browser is idle.
 */
export function LazyLoadProvider({ value, children }: LazyLoadProviderProps) {
  return <LazyLoadContext value={value}>{children}</LazyLoadContext>;
}
