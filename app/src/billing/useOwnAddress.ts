import { useEffect } from 'react';

/**
 * Takes everything out of the address that the billing pages do not know: no parameter says what
 * was bought (reliability O15). The language of the visit stays (reading 52).
 */
export function useOwnAddress(): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const language = new URLSearchParams(search).get('lang');
    const kept = language === null ? '' : `?${new URLSearchParams({ lang: language })}`;
    if (search + hash === kept) return;
    window.history.replaceState(window.history.state, '', pathname + kept);
  }, []);
}
