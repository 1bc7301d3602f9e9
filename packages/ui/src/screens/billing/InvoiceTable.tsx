import type { Invoice } from '@platform/domain';
import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import type { TableSelection } from '../../components/DataTable/types.ts';
import { ListTable } from '../../patterns/ListPage/ListTable.tsx';
import { changeEmpty } from '../../patterns/ScreenSlots/changeEmpty.ts';
import type { ScreenSlots } from '../../patterns/ScreenSlots/types.ts';
import { useSlotColumns } from '../../patterns/ScreenSlots/useSlotColumns.ts';
import type { Remote } from '../../remote.ts';
import { Root } from './InvoiceTable.styles.ts';
import { invoiceColumns } from './invoiceColumns.tsx';
import { numberedRows } from './invoiceRows.ts';
import type { InvoiceRow } from './invoiceRows.ts';
import { listFunctions } from '../../patterns/ScreenSlots/slotRuntime.ts';

export interface InvoiceTableProps {
  invoices: Remote<{ invoices: readonly Invoice[] }>;
  firstRowNumber?: number;
  /** Adds the row menu; requires `InvoiceActionsContext`. @default false */
  hasActions?: boolean;
  selection?: TableSelection<InvoiceRow> | undefined;
  slots?: ScreenSlots<InvoiceRow> | undefined;
}

export function InvoiceTable({
  invoices,
  firstRowNumber = 1,
  hasActions = false,
  selection,
  slots,
}: InvoiceTableProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const own = useMemo(() => invoiceColumns(t, formats, hasActions), [t, formats, hasActions]);
  const columns = useSlotColumns(own, { slots, nameOf: invoiceName, hasRowMenu: true });
  const known = invoices.status === 'ready' ? invoices.data.invoices : NONE;
  const rows = useMemo(() => numberedRows(known, firstRowNumber), [known, firstRowNumber]);
  return (
    <Root>
      {columns.hasFailed && slots ? listFunctions(slots).failure : null}
      <ListTable
        label={t('billing.invoices.title')}
        columns={columns.columns}
        rows={rows}
        getRowId={invoiceRowId}
        source={invoices}
        selection={selection}
        loadingText={t('billing.invoices.loading')}
        empty={changeEmpty({ title: t('billing.invoices.empty') }, slots)}
        isCompact
      />
    </Root>
  );
}

const NONE: readonly Invoice[] = [];

export function invoiceRowId(row: Invoice): string {
  return row.key;
}

export const invoiceName = ({ number, rowNumber }: InvoiceRow) => number || String(rowNumber);
