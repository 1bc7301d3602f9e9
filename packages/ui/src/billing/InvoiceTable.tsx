import { billingTexts, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { LoadFailure } from '../internal/LoadFailure.tsx';
import { Root } from './InvoiceTable.styles.ts';
import { invoiceColumns } from './invoiceColumns.tsx';
import { numberedRows } from './invoiceRows.ts';
import type { InvoiceRow } from './invoiceRows.ts';
import { noInvoices } from './lazyParts.ts';
import type { BillingInvoice } from './types.ts';

export interface InvoiceTableProps {
  /** Stable between renders. */
  invoices: readonly BillingInvoice[];
  /** The number of the first row. @default 1 */
  firstNo?: number;
  status: 'ready' | 'loading' | 'error';
  /** Why the rows could not be loaded, or could not be loaded again. */
  failure?: { message: string; retry: () => void } | undefined;
  /** Adds the row menu; needs `InvoiceActionsContext` around it. @default false */
  hasActions?: boolean;
}

/** The invoices of a tenant (spec 2.9). Rows that are known stay when reading them again fails. */
export function InvoiceTable({
  invoices,
  firstNo = 1,
  status,
  failure,
  hasActions = false,
}: InvoiceTableProps) {
  const t = useTranslation(billingTexts);
  const columns = useMemo(() => invoiceColumns(t, hasActions), [t, hasActions]);
  const rows = useMemo(() => numberedRows(invoices, firstNo), [invoices, firstNo]);
  const told: ReactNode = failure ? (
    <LoadFailure message={failure.message} onRetry={failure.retry} />
  ) : undefined;
  return (
    <Root>
      {status === 'ready' && told ? <div role="alert">{told}</div> : null}
      <DataTable
        label={t('billing.invoices.title')}
        columns={columns}
        rows={rows}
        getRowId={rowId}
        status={status}
        loadingText={t('billing.invoices.loading')}
        emptyState={<noInvoices.Part fallback={t('billing.invoices.empty')} />}
        errorContent={told}
        isCompact
      />
    </Root>
  );
}

function rowId(row: InvoiceRow): string {
  return row.key;
}
