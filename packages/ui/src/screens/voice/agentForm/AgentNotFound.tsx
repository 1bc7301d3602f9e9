import { shellTexts, useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { FailurePage } from '../../../patterns/MessagePage/FailurePage.tsx';
import type { RemoteFailure } from '../../../remote.ts';

export interface AgentNotFoundProps {
  /** Reason why the agent could not be loaded, as a sentence. */
  failure: RemoteFailure;
  /** Link to the list of agents. */
  agentsHref: string;
}

/** Shown if an agent cannot be edited: the reason and two links. Render it inside a `Page`. */
export function AgentNotFound({ failure, agentsHref }: AgentNotFoundProps) {
  const t = useTranslation(shellTexts, voiceAgentFormTexts);
  return (
    <FailurePage
      title={t('shell.page.editAgent')}
      failure={failure}
      backHref={agentsHref}
      backLabel={t('voiceAgentForm.back')}
    />
  );
}
