import { billingTexts, useTranslation } from '@platform/i18n';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { EmptyArt } from '../components/Illustration/EmptyArt.tsx';

/** 'No invoices found'. */
export function NoInvoices() {
  const t = useTranslation(billingTexts);
  return <EmptyState art={<EmptyArt />} title={t('billing.invoices.empty')} />;
}
