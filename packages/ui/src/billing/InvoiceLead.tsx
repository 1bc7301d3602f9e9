import { useFormats, useTranslation } from '@platform/i18n';
import { TableLead } from '../components/DataTable/TableLead.tsx';
import { ShortDate } from '../internal/ShortDate.tsx';
import type { InvoiceRow } from './invoiceRows.ts';

export interface InvoiceLeadProps {
  row: InvoiceRow;
}

/** The invoice's number; in the list layout its date and amount stand below. */
export function InvoiceLead({ row }: InvoiceLeadProps) {
  const t = useTranslation();
  const formats = useFormats();
  return (
    <TableLead
      title={<bdi>{row.number || t('common.notAvailable')}</bdi>}
      note={
        <>
          <ShortDate date={row.createdAt} />
          {' · '}
          {formats.money(row.amount, row.currency)}
        </>
      }
    />
  );
}
