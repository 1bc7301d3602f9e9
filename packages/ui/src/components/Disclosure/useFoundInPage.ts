import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Lets find-in-page and fragment links reach a panel with `hidden`. By an effect, because React
 * writes the attribute as a boolean. Returns the ref of the panel.
 */
export function useFoundInPage(
  isOpen: boolean,
  onFound: () => void,
): RefObject<HTMLDivElement | null> {
  const panelRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) panelRef.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useEffect(() => {
    const panel = panelRef.current;
    panel?.addEventListener('beforematch', onFound);
    return () => panel?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return panelRef;
}
