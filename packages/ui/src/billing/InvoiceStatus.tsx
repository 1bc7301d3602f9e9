import { billingTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../components/Badge/Badge.tsx';
import { invoiceStatusLook } from './invoiceStatusLook.ts';

export interface InvoiceStatusProps {
  status: string;
}

/** The status as a word with its mark; another than the known ones in the provider's own word. */
export function InvoiceStatus({ status }: InvoiceStatusProps) {
  const t = useTranslation(billingTexts);
  const { tone, shape, textKey } = invoiceStatusLook(status);
  return (
    <Badge tone={tone} shape={shape}>
      {textKey ? t(textKey) : <bdi>{status || t('common.notAvailable')}</bdi>}
    </Badge>
  );
}
