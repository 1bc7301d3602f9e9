import { useCallback, useEffect, useRef } from 'react';

/** Whether the page is still there, also where development mounts it twice. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
