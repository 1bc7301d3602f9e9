import { Page } from '@platform/ui';
import { InvoicesScreen } from '@platform/ui/billing';
import type { InvoicesScreenProps } from '@platform/ui/billing';
import { useState } from 'react';
import { invoices } from './fixtures.ts';
import { ready } from '../remotes.ts';

const PAGE_SIZE = 10;

/** Splits invoices into pages of ten, as the app does. */
export function PagedInvoices(props: InvoicesScreenProps) {
  const [page, setPage] = useState(1);
  const end = page * PAGE_SIZE;
  return (
    <Page>
      <InvoicesScreen
        {...props}
        invoices={ready({
          invoices: invoices.slice(end - PAGE_SIZE, end),
          page,
          hasPrevious: page > 1,
          hasNext: end < invoices.length,
        })}
        onPrevious={() => {
          setPage(page - 1);
          props.onPrevious();
        }}
        onNext={() => {
          setPage(page + 1);
          props.onNext();
        }}
      />
    </Page>
  );
}
