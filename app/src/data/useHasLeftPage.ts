import { useCallback, useEffect, useRef } from 'react';

export function useHasLeftPage(): () => boolean {
  const isLeft = useRef(false);
  useEffect(() => {
    // An effect may run again on the same component, such as in strict mode.
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useCallback(() => isLeft.current, []);
}
