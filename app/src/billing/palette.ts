import type { invoices } from '@platform/api';
import { ReceiptText } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';
import { billingPaths } from './address.ts';

/** Links to the list, since an invoice has no URL. */
export const palette: AreaPalette = {
  records: [
    {
      label: 'palette.group.invoices',
      icon: ReceiptText,
      list: (read, { formats }) =>
        read<typeof invoices>('billing.invoices')
          .flatMap((load) => load.invoices)
          .filter(({ number }) => number !== '')
          .map(({ key, number, plan, createdAt }) => ({
            id: key,
            label: number,
            hint: [plan, formats.date(createdAt)].filter(Boolean).join(', '),
            href: billingPaths.invoices,
          })),
    },
  ],
};
