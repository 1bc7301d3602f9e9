import { errorsTexts, useTranslation } from '@platform/i18n';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';

/** Stands for a list that this deployment's service does not offer (reading 57). */
export function NotOffered() {
  const t = useTranslation(errorsTexts);
  return <EmptyState title={t('errors.comingSoon.title')} text={t('errors.comingSoon.text')} />;
}
