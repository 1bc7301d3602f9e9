import type { BillingPaths } from '@platform/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathsOf } from '../kit/address.ts';
import { billing } from './area.ts';

/** Paths of the area's pages. */
export const billingPaths: BillingPaths = pathsOf(billing, {
  overview: 'billing',
  plans: 'plans',
  invoices: 'invoices',
  usageAnalytics: 'usageAnalytics',
});

/**
 * Removes everything from the address but the language of the visit: no parameter says what was bought,
 * so none may stay in the history.
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
