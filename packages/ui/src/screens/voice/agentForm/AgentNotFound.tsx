import { shellTexts, useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorArt } from '../../../components/Illustration/ErrorArt.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import type { RemoteFailure } from '../../../remote.ts';

export interface AgentNotFoundProps {
  /** Reason why the agent could not be loaded, as a sentence. */
  failure: RemoteFailure;
  /** Link to the list of agents. */
  agentsHref: string;
}

/** Shown if an agent cannot be edited: the reason and two links. Goes into a `Page`. */
export function AgentNotFound({ failure, agentsHref }: AgentNotFoundProps) {
  const t = useTranslation(shellTexts, voiceAgentFormTexts);
  return (
    <>
      <PageHeader
        title={t('shell.page.editAgent')}
        actions={<ButtonLink href={agentsHref}>{t('voiceAgentForm.back')}</ButtonLink>}
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
