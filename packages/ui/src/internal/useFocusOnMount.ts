import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

export function useFocusOnMount(isWanted: boolean): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const isFirst = useRef(isWanted);
  useEffect(() => {
    if (isFirst.current) ref.current?.select();
    isFirst.current = false;
  }, []);
  return ref;
}
