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
  /** Shown until the code is here. */
  fallback?: ReactNode;
  /** Shown when the code cannot be loaded. */
  errorFallback?: ReactNode;
}

export interface LazyComponent<Props> {
  (props: Props & LazyProps): ReactNode;
  /** Starts loading the code. A failure is forgotten, so that the next need tries again. */
  preload: () => void;
  /** Whether the code is here. */
  useIsLoaded: () => boolean;
}

type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode
  ? Props
  : never;

/**
 * A component whose code is loaded when it is first mounted. Where that fails, `LazyLoadContext`
 * decides; a component with an `onClose` is closed, so that what opened it works again. Nobody is told
 * of one that has neither that nor an `errorFallback`: it is decoration. It does without a Suspense
 * boundary, since React shows a boundary's fallback for 300 ms at least.
 *
 * @param load imports the module; the components of an area share one
 * @param name the export of the module
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
    loaded = (await load())[name] as ComponentType<object>;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  const read = () => loaded;
  // A server renders the fallback, and a browser that takes its markup over begins with the same.
  const readOnServer = () => undefined;

  function Lazy(props: Props & LazyProps): ReactNode {
    const component = useSyncExternalStore(subscribe, read, readOnServer);
    return component ? createElement(component, props) : createElement(Awaited, props);
  }

  /** Stands for the component until its code is here: a row that has it then does without this. */
  function Awaited(props: Props & LazyProps): ReactNode {
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
      // Whoever opens it asks again, and is told then.
    });
  };
  return Lazy;
}

/** Loads the code of a component once the page is idle, so that opening it needs no network. */
export function usePreload({ preload }: Pick<LazyComponent<never>, 'preload'>): void {
  const { whenIdle } = use(LazyLoadContext);
  useEffect(() => whenIdle(preload), [whenIdle, preload]);
}
