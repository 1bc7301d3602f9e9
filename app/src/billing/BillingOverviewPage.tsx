import { entitlements, invoices, plans, subscription } from '@platform/api';
import { useLanguage, useNow } from '@platform/i18n';
import { BillingOverviewScreen } from '@platform/ui/billing';
import { useResource } from '../data/useResource.ts';
import { useEntitlements } from '../platform/entitlements/useEntitlements.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { CONTACT_SALES } from './contactSales.ts';
import { billingPaths, useStripSearchParams } from './address.ts';
import { useCheckoutReturn } from './useCheckoutReturn.ts';
import { useInvoiceList } from './useInvoiceList.ts';

function BillingOverviewPage() {
  useStripSearchParams();
  return (
    <BillingOverviewScreen
      {...useCheckoutReturn('paid')}
      {...useInvoiceList()}
      paths={billingPaths}
      entitlements={useEntitlements()}
      subscription={useResource(subscription, {})}
      plans={useResource(plans, { language: useLanguage().language })}
      today={useNow()}
      contactSalesHref={CONTACT_SALES}
    />
  );
}

export { BillingOverviewPage as Page };

export function loader({ preload, language }: PageLoaderContext): void {
  void preload(entitlements, {});
  void preload(invoices, {});
  void preload(subscription, {});
  void preload(plans, { language });
}
