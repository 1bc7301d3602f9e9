import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Tells code that goes on after an `await` whether its component is still there. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
