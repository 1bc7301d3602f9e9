import type { BillingPaths } from '@platform/ui/billing';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathsOf } from '../kit/address.ts';
import { billing } from './area.ts';

export const billingPaths: BillingPaths = pathsOf(billing, {
  overview: 'billing',
  plans: 'plans',
  invoices: 'invoices',
  usageAnalytics: 'usageAnalytics',
});

/** Removes all parameters except the language, so that history does not keep what was bought. */
export function useStripSearchParams(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const language = new URLSearchParams(search).get('lang');
    const languageQuery = language === null ? '' : `?${new URLSearchParams({ lang: language })}`;
    if (search + hash === languageQuery) return;
    void navigate({ search: languageQuery, hash: '' }, { replace: true, preventScrollReset: true });
  }, [search, hash, navigate]);
}
