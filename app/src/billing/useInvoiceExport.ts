import type { Invoice } from '@platform/api';
import { invoiceSheet } from '@platform/flows';
import { billingTexts, formatDate, formatMoney, useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import { useSaveSheet } from '../platform/export/useSaveSheet.ts';

export function useInvoiceExport() {
  const t = useTranslation(billingTexts);
  const save = useSaveSheet();
  return useCallback(
    (invoices: readonly Invoice[]) => {
      const statuses = new Map<string, string>(
        knownStatuses.map((status) => [status, t(`billing.invoices.status.${status}`)]),
      );
      const words = {
        columns: {
          number: t('billing.invoices.column.number'),
          date: t('billing.invoices.column.date'),
          amount: t('billing.invoices.column.amount'),
          plan: t('billing.invoices.column.plan'),
          status: t('billing.invoices.column.status'),
        },
        status: (status: string) => statuses.get(status.trim().toLowerCase()) ?? status,
        date: (date: Date) => formatDate(date),
        money: formatMoney,
      };
      void save('invoices', () => invoiceSheet(invoices, words));
    },
    [save, t],
  );
}

const knownStatuses = [
  'paid',
  'succeeded',
  'open',
  'pending',
  'failed',
  'void',
  'uncollectible',
  'draft',
] as const;
