import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { FailurePage } from '../../../patterns/MessagePage/FailurePage.tsx';
import type { RemoteFailure } from '../../../remote.ts';

interface ContentNotFoundProps {
  failure: RemoteFailure;
  contentsHref: string;
}

export function ContentNotFound({ failure, contentsHref }: ContentNotFoundProps) {
  const t = useTranslation(contentEditorTexts);
  return (
    <FailurePage
      title={t('contentEditor.title')}
      failure={failure}
      backHref={contentsHref}
      backLabel={t('contentEditor.back')}
    />
  );
}
