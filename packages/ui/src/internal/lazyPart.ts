import { createElement, useEffect, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { tellLostPart } from './lostParts.ts';

type Outcome = { isHere: true } | { isHere: false; error: unknown };

export interface LazyPartProps {
  /** Told when the code cannot be had, unless a watcher of lost parts takes care of it. */
  onLoadFailed?: () => void;
  /** Stands in until the code is here. */
  fallback?: ReactNode;
}

/** A component whose code is fetched when it is first mounted or when the pointer nears. */
export interface LazyPart<Props> {
  /** Starts fetching the code. A failure is forgotten, so that the next need tries again. */
  prefetch: () => void;
  /** Renders its fallback, or nothing, until the code is here. */
  Part: (props: Props & LazyPartProps) => ReactNode;
}

/**
 * Splits a part off the first chunk without a Suspense boundary: React holds a boundary's fallback
 * for 300 ms, which a menu or a tooltip must not cost.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let pending: Promise<Outcome> | null = null;
  const listeners = new Set<() => void>();

  async function start(): Promise<Outcome> {
    try {
      loaded = await load();
    } catch (error) {
      pending = null;
      return { isHere: false, error };
    }
    for (const listener of listeners) listener();
    return { isHere: true };
  }

  async function fetchPart(): Promise<Outcome> {
    pending ??= start();
    return pending;
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  const read = () => loaded;

  function Part(props: Props & LazyPartProps): ReactNode {
    const { onLoadFailed } = props;
    const component = useSyncExternalStore(subscribe, read, read);
    useEffect(() => {
      let isMounted = true;
      async function report() {
        const outcome = await fetchPart();
        if (!isMounted || outcome.isHere || !onLoadFailed) return;
        if (!tellLostPart(outcome.error)) onLoadFailed();
      }
      void report();
      return () => {
        isMounted = false;
      };
    }, [onLoadFailed]);
    return component ? createElement(component, props) : props.fallback;
  }

  return { prefetch: () => void fetchPart(), Part };
}
