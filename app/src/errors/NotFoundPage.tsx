import { errorsTexts, useTranslation } from '@platform/i18n';
import { NotFoundScreen } from '@platform/ui';
import { useDocumentTitle } from '../shared/title/useDocumentTitle.ts';

/** The page of an unknown address; public, also for who is signed out (reading 10). */
function NotFoundPage() {
  const t = useTranslation(errorsTexts);
  useDocumentTitle(t('errors.notFound.page'));
  return <NotFoundScreen />;
}

export { NotFoundPage as Page };
