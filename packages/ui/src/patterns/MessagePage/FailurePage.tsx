import { useTranslation } from '@platform/i18n';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorArt } from '../../components/Illustration/ErrorArt.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import type { RemoteFailure } from '../../remote.ts';

export interface FailurePageProps {
  /** Title of the page as it would be with the record. */
  title: string;
  failure: RemoteFailure;
  /** Link to the list of the records. */
  backHref: string;
  backLabel: string;
}

/** Replaces a record that could not be loaded: shows the reason and two links. */
export function FailurePage({ title, failure, backHref, backLabel }: FailurePageProps) {
  const t = useTranslation();
  return (
    <>
      <PageHeader title={title} actions={<ButtonLink href={backHref}>{backLabel}</ButtonLink>} />
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
