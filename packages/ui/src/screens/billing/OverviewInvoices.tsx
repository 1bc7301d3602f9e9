import { billingTexts, controlsTexts, useTranslation } from '@platform/i18n';
import { ArrowRight } from 'lucide';
import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LoadMore } from '../../components/Pagination/LoadMore.tsx';
import { RemoteError } from '../../patterns/RemoteContent/RemoteError.tsx';
import { mapRemote } from '../../remote.ts';
import type { Remote } from '../../remote.ts';
import { InvoiceTable } from './InvoiceTable.tsx';
import { Bar, Heading, SmallLink } from './Section.styles.ts';
import type { InvoiceList } from './types.ts';
import { Text } from '../../components/Text/Text.tsx';
import { row } from '../../internal/looks.styles.ts';

const Footer = styled.div`
  ${row}
  gap: var(--platform-space-2) var(--platform-space-3);
  padding-block-start: var(--platform-space-4);
  border-block-start: 1px solid var(--platform-border-hairline);
  color: var(--platform-danger-text);
`;

export interface OverviewInvoicesProps {
  invoices: Remote<InvoiceList>;
  onLoadMore: () => void;
  allHref: string;
}

const LISTED_INVOICES = 5;

export function OverviewInvoices({ invoices, onLoadMore, allHref }: OverviewInvoicesProps) {
  const t = useTranslation(billingTexts, controlsTexts);
  const headingId = useId();
  const [isLong, setLong] = useState(false);
  const shown = useMemo(
    () =>
      mapRemote(invoices, (all) => ({
        invoices: isLong ? all.invoices : all.invoices.slice(0, LISTED_INVOICES),
      })),
    [invoices, isLong],
  );
  const list = invoices.status === 'ready' ? invoices.data : null;

  function loadMore(): void {
    setLong(true);
    onLoadMore();
  }

  return (
    <section aria-labelledby={headingId}>
      <Bar data-gap="tight">
        <Heading>
          <Text as="h2" type="section" isTracked id={headingId}>
            {t('billing.invoices.title')}
          </Text>
        </Heading>
        {list && list.invoices.length > 0 ? (
          <SmallLink>
            <Link href={allHref}>
              {t('billing.invoices.viewAll')}
              <Icon icon={ArrowRight} size="small" />
            </Link>
          </SmallLink>
        ) : null}
      </Bar>
      {invoices.status === 'ready' && invoices.refreshError ? (
        <RemoteError error={invoices.refreshError} />
      ) : null}
      <InvoiceTable invoices={shown} />
      {list?.hasMore ? (
        <Footer>
          <LoadMore
            label={t('controls.pagination.loadMore')}
            loadingText={t('billing.invoices.loadingMore')}
            isLoading={list.isLoadingMore}
            onLoadMore={loadMore}
          />
          {list.moreError && !list.isLoadingMore ? <p role="alert">{list.moreError}</p> : null}
        </Footer>
      ) : null}
    </section>
  );
}
