import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Takes everything out of the address that the billing pages do not know: no parameter says what
 * was bought. The language of the visit stays.
 */
export function useOwnAddress(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const language = new URLSearchParams(search).get('lang');
    const kept = language === null ? '' : `?${new URLSearchParams({ lang: language })}`;
    if (search + hash === kept) return;
    void navigate({ search: kept, hash: '' }, { replace: true, preventScrollReset: true });
  }, [search, hash, navigate]);
}
