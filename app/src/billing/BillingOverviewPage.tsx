import { BillingOverviewScreen } from '@platform/ui';
import { useCallback } from 'react';
import { useEntitlements } from '../shared/entitlements/useEntitlements.ts';
import { billingPaths, CONTACT_SALES } from './paths.ts';
import { useCheckoutReturn } from './useCheckoutReturn.ts';
import { useInvoiceList } from './useInvoiceList.ts';
import { useOwnAddress } from './useOwnAddress.ts';
import { useSubscription } from './useSubscription.ts';

/** `/billing` (spec 2.9): where a paid checkout comes back to (reading 36). */
function BillingOverviewPage() {
  useOwnAddress();
  const { entitlements, refreshEntitlements } = useEntitlements();
  const { invoices, onLoadMore, refreshInvoices } = useInvoiceList();
  const { subscription, keepSubscription } = useSubscription();
  const onBought = useCallback(() => {
    refreshEntitlements();
    refreshInvoices();
  }, [refreshEntitlements, refreshInvoices]);
  const checkout = useCheckoutReturn({ lands: 'paid', keepSubscription, onBought });

  return (
    <BillingOverviewScreen
      {...checkout}
      paths={billingPaths}
      entitlements={entitlements}
      invoices={invoices}
      onLoadMore={onLoadMore}
      endsAt={subscription.status === 'ready' ? subscription.data.endsAt : undefined}
      contactSalesHref={CONTACT_SALES}
    />
  );
}

export { BillingOverviewPage as Page };
export { beginBilling as begin } from './ahead.ts';
