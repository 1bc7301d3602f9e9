import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorArt } from '../../../components/Illustration/ErrorArt.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import type { RemoteFailure } from '../../../remote.ts';

interface ContentNotFoundProps {
  failure: RemoteFailure;
  contentsHref: string;
}

export function ContentNotFound({ failure, contentsHref }: ContentNotFoundProps) {
  const t = useTranslation(contentEditorTexts);
  return (
    <>
      <PageHeader
        title={t('contentEditor.title')}
        actions={<ButtonLink href={contentsHref}>{t('contentEditor.back')}</ButtonLink>}
      />
      <EmptyState
        role="alert"
        illustration={<ErrorArt />}
        title={failure.message}
        actions={
          failure.retry ? <Button onClick={failure.retry}>{t('common.action.retry')}</Button> : null
        }
      />
    </>
  );
}
