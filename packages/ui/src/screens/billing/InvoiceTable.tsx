import type { Invoice } from '@platform/domain';
import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import type { TableSelection } from '../../components/DataTable/types.ts';
import { ListTable } from '../../patterns/ListPage/ListTable.tsx';
import type { Remote } from '../../remote.ts';
import { Root } from './InvoiceTable.styles.ts';
import { invoiceColumns } from './invoiceColumns.tsx';
import { numberedRows } from './invoiceRows.ts';
import type { InvoiceRow } from './invoiceRows.ts';

export interface InvoiceTableProps {
  invoices: Remote<{ invoices: readonly Invoice[] }>;
  firstRowNumber?: number;
  /** Adds the row menu; requires `InvoiceActionsContext`. @default false */
  hasActions?: boolean;
  selection?: TableSelection<InvoiceRow> | undefined;
}

export function InvoiceTable({
  invoices,
  firstRowNumber = 1,
  hasActions = false,
  selection,
}: InvoiceTableProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const columns = useMemo(() => invoiceColumns(t, formats, hasActions), [t, formats, hasActions]);
  const known = invoices.status === 'ready' ? invoices.data.invoices : NONE;
  const rows = useMemo(() => numberedRows(known, firstRowNumber), [known, firstRowNumber]);
  return (
    <Root>
      <ListTable
        label={t('billing.invoices.title')}
        columns={columns}
        rows={rows}
        getRowId={invoiceRowId}
        source={invoices}
        selection={selection}
        loadingText={t('billing.invoices.loading')}
        empty={{ title: t('billing.invoices.empty') }}
        isCompact
      />
    </Root>
  );
}

const NONE: readonly Invoice[] = [];

export function invoiceRowId(row: Invoice): string {
  return row.key;
}
