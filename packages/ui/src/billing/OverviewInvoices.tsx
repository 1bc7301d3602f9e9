import { billingTexts, controlsTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { LoadMore } from '../components/Pagination/LoadMore.tsx';
import { RemoteError } from '../patterns/RemoteContent/RemoteError.tsx';
import type { Remote } from '../remote.ts';
import { Foot } from './BillingOverviewScreen.styles.ts';
import { InvoiceTable } from './InvoiceTable.tsx';
import { Bar, Heading } from './Section.styles.ts';
import type { InvoiceList } from './types.ts';

export interface OverviewInvoicesProps {
  invoices: Remote<InvoiceList>;
  onLoadMore: () => void;
}

/** The invoices of the overview, page after page below one another. */
export function OverviewInvoices({ invoices, onLoadMore }: OverviewInvoicesProps) {
  const t = useTranslation(billingTexts, controlsTexts);
  const headingId = useId();
  const list = invoices.status === 'ready' ? invoices.data : null;
  return (
    <section aria-labelledby={headingId}>
      <Bar data-gap="tight">
        <Heading>
          <h2 id={headingId}>{t('billing.invoices.title')}</h2>
        </Heading>
      </Bar>
      {invoices.status === 'ready' && invoices.refreshError ? (
        <RemoteError error={invoices.refreshError} />
      ) : null}
      <InvoiceTable invoices={invoices} />
      {list?.hasMore ? (
        <Foot>
          <LoadMore
            label={t('controls.pagination.loadMore')}
            loadingText={t('billing.invoices.loadingMore')}
            isLoading={list.isLoadingMore}
            onLoadMore={onLoadMore}
          />
          {list.moreError && !list.isLoadingMore ? <p role="alert">{list.moreError}</p> : null}
        </Foot>
      ) : null}
    </section>
  );
}
