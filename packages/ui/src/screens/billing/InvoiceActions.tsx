import { billingTexts, useTranslation } from '@platform/i18n';
import { Menu } from '../../components/Menu/index.ts';
import { useInvoiceActions } from './InvoiceActionsContext.ts';
import { invoiceMenuItems } from './invoiceMenu.ts';
import type { InvoiceRow } from './invoiceRows.ts';

export interface InvoiceActionsProps {
  row: InvoiceRow;
}

export function InvoiceActions({ row }: InvoiceActionsProps) {
  const t = useTranslation(billingTexts);
  const actions = useInvoiceActions();
  return (
    <Menu.Root>
      <Menu.Trigger
        label={t('billing.invoices.row.actions', { invoice: row.number || String(row.rowNumber) })}
        size="small"
      />
      <Menu.Items items={invoiceMenuItems({ invoice: row, actions, t })} placement="bottom-end" />
    </Menu.Root>
  );
}
