import { entitlements, invoices, plans, subscription } from '@platform/api';
import { useLanguage, useNow } from '@platform/i18n';
import { BillingOverviewScreen } from '@platform/ui/billing';
import { mapRemote } from '@platform/ui';
import type { InvoiceList } from '@platform/ui/billing';
import { useMemo } from 'react';
import { useResource } from '../data/useResource.ts';
import { useEntitlements } from '../platform/entitlements/useEntitlements.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { billingPaths, useStripSearchParams } from './address.ts';
import { useCheckoutReturn } from './useCheckoutReturn.ts';
import { useInvoices } from './useInvoices.ts';

const CONTACT_SALES = 'https://assistant-platform.example/contact-sales';

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

function useInvoiceList() {
  const { list, loadMore, isLoadingMore, moreError } = useInvoices();
  const invoices = useMemo(
    () =>
      mapRemote(list, ({ invoices, nextCursor }): InvoiceList => ({
        invoices,
        hasMore: nextCursor !== null,
        isLoadingMore,
        moreError,
      })),
    [list, isLoadingMore, moreError],
  );
  return { invoices, onLoadMore: loadMore };
}
