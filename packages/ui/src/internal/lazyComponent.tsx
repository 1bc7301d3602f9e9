import { withTexts } from '@platform/i18n';
import {
  createElement,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ComponentType, ReactNode } from 'react';
import { LazyLoadContext } from './LazyLoadContext.tsx';

interface LazyProps {
  fallback?: ReactNode;
  errorFallback?: ReactNode;
}

export interface LazyComponent<Props> {
  (props: Props & LazyProps): ReactNode;
  /** Starts loading. A failure is forgotten, so that the next call retries. */
  preload: () => void;
  useIsLoaded: () => boolean;
}

type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode
  ? Props
  : never;

/**
 * Loads a component when it first mounts; on failure calls its `onClose` or shows `errorFallback`.
 * Avoids Suspense, whose fallback React shows for at least 300 ms. Parts of an area share a `load`.
 */
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loaded: ComponentType<object> | undefined;
  const listeners = new Set<() => void>();

  async function request(): Promise<void> {
    if (loaded) return;
    loaded = (await withTexts(load))[name] as ComponentType<object>;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  const read = () => loaded;
  // The server renders the fallback, and hydration must match it.
  const readOnServer = () => undefined;

  function Lazy(props: Props & LazyProps): ReactNode {
    const component = useSyncExternalStore(subscribe, read, readOnServer);
    return component ? createElement(component, props) : createElement(Loader, props);
  }

  /** Replaced by the component itself once that has loaded, which saves a level in each row. */
  function Loader(props: Props & LazyProps): ReactNode {
    const { onError } = use(LazyLoadContext);
    const [isFailed, setFailed] = useState(false);

    const handleError = useEffectEvent((error: unknown) => {
      const { onClose } = props as { onClose?: () => void };
      setFailed(true);
      const isNeeded = onClose !== undefined || props.errorFallback !== undefined;
      if (isNeeded && !onError(error)) onClose?.();
    });

    useEffect(() => {
      let isMounted = true;
      request().catch((error: unknown) => {
        if (isMounted) handleError(error);
      });
      return () => {
        isMounted = false;
      };
    }, []);

    return isFailed ? (props.errorFallback ?? props.fallback) : props.fallback;
  }

  Lazy.useIsLoaded = () => useSyncExternalStore(subscribe, read, readOnServer) !== undefined;
  Lazy.preload = () => {
    request().catch(() => {
      // Opening the layer retries, and reports the error.
    });
  };
  return Lazy;
}

export function usePreload({ preload }: Pick<LazyComponent<never>, 'preload'>): void {
  const { whenIdle } = use(LazyLoadContext);
  useEffect(() => whenIdle(preload), [whenIdle, preload]);
}
