import type { Invoice } from '@platform/domain';
import { Download, Eye, Send } from 'lucide';
import type { billingTexts, commonTexts, TextKey, Translate } from '@platform/i18n';
import type { MenuItem } from '../../components/Menu/types.ts';
import { copyItems } from '../../internal/copyItems.ts';
import type { InvoiceActionsValue } from './InvoiceActionsContext.ts';

export interface InvoiceMenuOptions {
  invoice: Invoice;
  actions: InvoiceActionsValue;
  t: Translate<TextKey<typeof billingTexts | typeof commonTexts>>;
}

/** Links open in a new tab; without a safe URL an item is disabled with a reason. */
export function invoiceMenuItems({ invoice, actions, t }: InvoiceMenuOptions): MenuItem[] {
  const externalHint = t('common.opensInNewTab');
  const leadTo = (href: string | null, disabledReason: string) =>
    href === null ? { disabledReason } : { href, externalHint };
  return [
    {
      id: 'preview',
      label: t('billing.invoices.row.preview'),
      icon: Eye,
      ...leadTo(invoice.hostedUrl, t('billing.invoices.row.noPreview')),
    },
    {
      id: 'email',
      label: t('billing.invoices.row.email'),
      icon: Send,
      disabledReason: actions.sending.has(invoice.key)
        ? t('billing.invoices.row.sending')
        : undefined,
      onSelect: () => void actions.sendEmails([invoice]),
    },
    {
      id: 'download',
      label: t('billing.invoices.row.download'),
      icon: Download,
      ...leadTo(invoice.pdfUrl, t('billing.invoices.row.noDownload')),
    },
    ...copyItems(t, invoice.number),
  ];
}
