import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns a ref of a field that is focused on mount if `isWanted` is true. */
export function useFocusOnMount(isWanted: boolean): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const isFirst = useRef(isWanted);
  useEffect(() => {
    if (isFirst.current) ref.current?.select();
    isFirst.current = false;
  }, []);
  return ref;
}
