import { invoices } from '@platform/api';
import { InvoicesScreen } from '@platform/ui/billing';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { billingPaths, useStripSearchParams } from './address.ts';
import { useInvoiceExport } from './useInvoiceExport.ts';
import { useInvoicePages } from './useInvoicePages.ts';
import { useSendInvoices } from './useSendInvoices.ts';

function InvoicesPage() {
  useStripSearchParams();
  return (
    <InvoicesScreen
      {...useInvoicePages()}
      paths={billingPaths}
      onSendEmails={useSendInvoices()}
      onExport={useInvoiceExport()}
    />
  );
}

export { InvoicesPage as Page };

export function loader({ preload }: PageLoaderContext): void {
  void preload(invoices, {});
}
