import { billingTexts, useTranslation } from '@platform/i18n';
import { ListPage } from '../patterns/ListPage/ListPage.tsx';
import type { Remote } from '../remote.ts';
import { InvoiceActionsContext } from './InvoiceActionsContext.ts';
import { InvoiceTable } from './InvoiceTable.tsx';
import type { BillingInvoice, BillingPaths, InvoicePage } from './types.ts';
import { useBillingHeader } from './useBillingHeader.tsx';
import { useInvoiceEmails } from './useInvoiceEmails.ts';

export interface InvoicesScreenProps {
  /** Where the links of the area lead. */
  paths: BillingPaths;
  /** Fails inline with its message, 'Failed to load invoices.', and Retry. */
  invoices: Remote<InvoicePage>;
  /** Walks back without a call. */
  onPrevious: () => void;
  /** Goes to the next page, and loads it where it is not there. */
  onNext: () => void;
  /**
   * Mails the invoice to the person signed in and tells the outcome by a toast. Must not reject.
   * The row's 'Send email' is off until it is answered.
   */
  onSendEmail: (invoice: BillingInvoice) => Promise<void>;
}

/** Rows on a page. */
const PAGE_SIZE = 10;

/** Invoice: all invoices, ten a page, each to be read, mailed or downloaded. */
export function InvoicesScreen(props: InvoicesScreenProps) {
  const { invoices } = props;
  const t = useTranslation(billingTexts);
  const header = useBillingHeader(props.paths, 'invoices');
  const actions = useInvoiceEmails(props.onSendEmail);
  const shown = invoices.status === 'ready' ? invoices.data : null;
  const page = shown?.page ?? 1;
  const hasPages = shown !== null && (shown.invoices.length > 0 || shown.page > 1);
  return (
    <ListPage
      {...header}
      source={invoices}
      paging={
        hasPages
          ? {
              page,
              hasPrevious: shown.hasPrevious,
              hasNext: shown.hasNext,
              isLoadingNext: shown.isLoadingNext,
              nextError: shown.nextError,
              note: t('billing.invoices.perPage', { size: PAGE_SIZE }),
              onPrevious: props.onPrevious,
              onNext: props.onNext,
            }
          : undefined
      }
    >
      <InvoiceActionsContext value={actions}>
        <InvoiceTable invoices={invoices} firstNo={(page - 1) * PAGE_SIZE + 1} hasActions />
      </InvoiceActionsContext>
    </ListPage>
  );
}
