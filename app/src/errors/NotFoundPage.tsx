import { errorsTexts, useTranslation } from '@platform/i18n';
import { NotFoundScreen } from '@platform/ui';
import { useDocumentTitle } from '../routing/useDocumentTitle.ts';

/** The page of an unknown address; public, also for who is signed out. */
function NotFoundPage() {
  const t = useTranslation(errorsTexts);
  useDocumentTitle(t('errors.notFound.page'));
  return <NotFoundScreen />;
}

export { NotFoundPage as Page };
