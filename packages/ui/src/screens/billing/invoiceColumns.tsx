import { billingTexts, useTranslation } from '@platform/i18n';
import type { Formats, commonTexts, TextKey, Translate } from '@platform/i18n';
import type { DataTableColumn } from '../../components/DataTable/types.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { InvoiceLead } from './InvoiceLead.tsx';
import type { InvoiceRow } from './invoiceRows.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Truncate } from '../../patterns/Truncate/Truncate.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { invoiceStatusLook } from './invoiceStatusLook.ts';

type Translated = Translate<TextKey<typeof billingTexts | typeof commonTexts>>;

export function invoiceColumns(
  t: Translated,
  formats: Formats,
  hasActions: boolean,
): readonly DataTableColumn<InvoiceRow>[] {
  const columns: DataTableColumn<InvoiceRow>[] = [
    {
      id: 'no',
      header: t('billing.invoices.column.no'),
      kind: 'number',
      align: 'start',
      widthKey: ({ rowNumber }) => rowNumber,
      stack: 'hidden',
      collapse: 'hide',
      cell: (row) => <Text tone="tertiary">{formats.number(row.rowNumber)}</Text>,
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
      kind: 'date',
      widthKey: ({ createdAt }) => createdAt?.getTime(),
      stack: 'hidden',
      collapse: 'note',
      collapseOrder: 3,
      cell: (row) => <ShortDate date={row.createdAt} isMuted />,
    },
    {
      id: 'amount',
      header: t('billing.invoices.column.amount'),
      kind: 'money',
      widthKey: (row) => formats.money(row.amount, row.currency),
      stack: 'hidden',
      cell: (row) => formats.money(row.amount, row.currency),
    },
    {
      id: 'plan',
      header: t('billing.invoices.column.plan'),
      stack: 'hidden',
      collapse: 'hide',
      collapseOrder: 2,
      cell: (row) =>
        row.plan ? <Truncate isMuted>{row.plan}</Truncate> : <span data-missing>–</span>,
    },
    {
      id: 'status',
      header: t('billing.invoices.column.status'),
      kind: 'status',
      widthKey: ({ status }) => status,
      cell: (row) => <InvoiceStatus status={row.status} />,
    },
  ];
  if (hasActions) {
    columns.push({
      id: 'action',
      header: t('billing.invoices.column.action'),
      kind: 'actions',
      cell: (row) => <InvoiceActions row={row} />,
    });
  }
  return columns;
}

interface InvoiceStatusProps {
  status: string;
}

function InvoiceStatus({ status }: InvoiceStatusProps) {
  const t = useTranslation(billingTexts);
  const { tone, shape, textKey } = invoiceStatusLook(status);
  return (
    <Badge tone={tone} shape={shape}>
      {textKey ? t(textKey) : <bdi>{status || t('common.notAvailable')}</bdi>}
    </Badge>
  );
}
