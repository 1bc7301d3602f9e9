import { InvoicesScreen } from '@platform/ui';
import { billingPaths } from './paths.ts';
import { useInvoicePages } from './useInvoicePages.ts';
import { useOwnAddress } from './useOwnAddress.ts';
import { useSendInvoice } from './useSendInvoice.ts';

/** `/billing/invoices` (spec 2.9). */
function InvoicesPage() {
  useOwnAddress();
  return (
    <InvoicesScreen {...useInvoicePages()} paths={billingPaths} onSendEmail={useSendInvoice()} />
  );
}

export { InvoicesPage as Page };
export { beginInvoices as begin } from './ahead.ts';
