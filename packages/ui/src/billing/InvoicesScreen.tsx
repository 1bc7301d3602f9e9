import { billingTexts, controlsTexts, formatNumber, useTranslation } from '@platform/i18n';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import type { Remote } from '../remote.ts';
import { BillingHeader } from './BillingHeader.tsx';
import { InvoiceActionsContext } from './InvoiceActionsContext.ts';
import { InvoiceTable } from './InvoiceTable.tsx';
import { Foot } from './InvoicesScreen.styles.ts';
import type { BillingInvoice, BillingPaths, InvoicePage } from './types.ts';
import { useInvoiceEmails } from './useInvoiceEmails.ts';

export interface InvoicesScreenProps {
  paths: BillingPaths;
  /** Fails inline with its message, 'Failed to load invoices.', and Retry. */
  invoices: Remote<InvoicePage>;
  /** Walks back without a call. */
  onPrevious: () => void;
  onNext: () => void;
  /**
   * Mails the invoice to the person signed in and tells the outcome by a toast. Must not reject.
   * The row's 'Send email' is off until it is answered. Keep it stable between renders.
   */
  onSendEmail: (invoice: BillingInvoice) => Promise<void>;
}

/** Rows on a page (spec 9). */
const PAGE_SIZE = 10;

const NONE: readonly BillingInvoice[] = [];

/** Invoice (spec 2.9): all invoices, ten a page, each to be read, mailed or downloaded. */
export function InvoicesScreen(props: InvoicesScreenProps) {
  const { paths, invoices } = props;
  const t = useTranslation(billingTexts, controlsTexts);
  const actions = useInvoiceEmails(props.onSendEmail);
  const shown = invoices.status === 'ready' ? invoices.data : null;
  const page = shown?.page ?? 1;
  const hasPages = shown !== null && (shown.invoices.length > 0 || shown.page > 1);
  return (
    <>
      <BillingHeader paths={paths} section="invoices" />
      <InvoiceActionsContext value={actions}>
        <InvoiceTable
          invoices={shown?.invoices ?? NONE}
          firstNo={(page - 1) * PAGE_SIZE + 1}
          status={invoices.status}
          failure={invoices.status === 'error' ? invoices : shown?.refreshError}
          hasActions
        />
      </InvoiceActionsContext>
      {hasPages ? (
        <Foot>
          <span>{t('billing.invoices.perPage', { size: PAGE_SIZE })}</span>
          {shown.nextError && !shown.isLoadingNext ? (
            <span role="alert">{shown.nextError}</span>
          ) : null}
          <Pagination
            label={t('controls.pagination.label')}
            pageLabel={t('controls.pagination.page', { page: formatNumber(page) })}
            previousLabel={t('controls.pagination.previous')}
            nextLabel={t('controls.pagination.next')}
            hasPrevious={shown.hasPrevious}
            hasNext={shown.hasNext}
            isLoadingNext={shown.isLoadingNext}
            onPrevious={props.onPrevious}
            onNext={props.onNext}
          />
        </Foot>
      ) : null}
    </>
  );
}
