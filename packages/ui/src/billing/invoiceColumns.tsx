import type { Formats, billingTexts, commonTexts, TextKey, Translate } from '@platform/i18n';
import type { DataTableColumn } from '../components/DataTable/types.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import { ShortDate } from '../internal/ShortDate.tsx';
import { InvoiceLead } from './InvoiceLead.tsx';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import type { InvoiceRow } from './invoiceRows.ts';

type Translated = Translate<TextKey<typeof billingTexts | typeof commonTexts>>;

/**
 * Widths of No., Invoice Number, Billing date, Amount, Plan, Status and, with actions, Action: dates,
 * amounts and statuses have room for the longest of any language.
 */
const WIDTHS = ['48px', 'auto', '112px', '112px', '13%', '172px'];
const WIDTHS_WITH_ACTIONS = [...WIDTHS, '76px'];

/**
 * The columns. In a list date and amount stand under the number, the status beside it; in a narrower
 * table the date does.
 *
 * @param hasActions adds the row menu, as on the page Invoice
 */
export function invoiceColumns(
  t: Translated,
  formats: Formats,
  hasActions: boolean,
): readonly DataTableColumn<InvoiceRow>[] {
  const columns: DataTableColumn<InvoiceRow>[] = [
    {
      id: 'no',
      header: t('billing.invoices.column.no'),
      stack: 'hidden',
      medium: 'drop',
      cell: (row) => formats.number(row.no),
    },
    {
      id: 'number',
      header: t('billing.invoices.column.number'),
      stack: 'title',
      cell: (row) => <InvoiceLead row={row} />,
    },
    {
      id: 'date',
      header: t('billing.invoices.column.date'),
      stack: 'hidden',
      medium: 'note',
      cell: (row) => <ShortDate date={row.createdAt} />,
    },
    {
      id: 'amount',
      header: t('billing.invoices.column.amount'),
      align: 'end',
      stack: 'hidden',
      cell: (row) => formats.money(row.amount, row.currency),
    },
    {
      id: 'plan',
      header: t('billing.invoices.column.plan'),
      stack: 'hidden',
      medium: 'drop',
      cell: (row) => (row.plan ? <bdi>{row.plan}</bdi> : <span data-missing>–</span>),
    },
    {
      id: 'status',
      header: t('billing.invoices.column.status'),
      skeleton: 'badge',
      cell: (row) => <InvoiceStatus status={row.status} />,
    },
  ];
  if (hasActions) {
    columns.push({
      id: 'action',
      header: t('billing.invoices.column.action'),
      align: 'end',
      stack: 'actions',
      cell: (row) => <InvoiceActions row={row} />,
    });
  }
  const widths = hasActions ? WIDTHS_WITH_ACTIONS : WIDTHS;
  return columns.map((column, place) => ({ ...column, width: widths[place] ?? 'auto' }));
}
