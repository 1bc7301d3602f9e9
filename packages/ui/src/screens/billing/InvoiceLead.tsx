import { useFormats } from '@platform/i18n';
import { TableLead } from '../../components/DataTable/TableLead.tsx';
import { CopyableText } from '../../internal/CopyableText.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import type { InvoiceRow } from './invoiceRows.ts';

export interface InvoiceLeadProps {
  row: InvoiceRow;
}

export function InvoiceLead({ row }: InvoiceLeadProps) {
  const formats = useFormats();
  return (
    <TableLead
      title={row.number ? <CopyableText text={row.number} isInRow /> : <span data-missing>–</span>}
      note={
        <>
          <ShortDate date={row.createdAt} />
          <span data-amount>
            {' · '}
            {formats.money(row.amount, row.currency)}
          </span>
        </>
      }
    />
  );
}
