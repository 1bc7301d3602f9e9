import { errorsTexts, useTranslation } from '@platform/i18n';
import { NotFoundScreen } from '@platform/ui/errors';
import { useDocumentTitle } from '../routing/useDocumentTitle.ts';

function NotFoundPage() {
  const t = useTranslation(errorsTexts);
  useDocumentTitle(t('errors.notFound.page'));
  return <NotFoundScreen />;
}

export { NotFoundPage as Page };
