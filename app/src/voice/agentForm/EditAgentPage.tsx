import { agent, knowledgeBases, phoneNumbers, tools, voices, FIRST_BATCH } from '@platform/api';
import { voiceAgentFormTexts, useTranslation } from '@platform/i18n';
import { RemoteContent } from '@platform/ui';
import { AgentNotFound } from '@platform/ui/voice';
import { useParams } from 'react-router';
import { useBreadcrumbTitle } from '../../routing/useBreadcrumbTitle.ts';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { AgentEditor } from '../agents/AgentEditor.tsx';
import { voicePaths } from '../address.ts';
import { isUnsupported, serverMessageOr } from '../../data/failures.ts';
import { useResource } from '../../data/useResource.ts';

function EditAgentPage() {
  const t = useTranslation(voiceAgentFormTexts);
  const { agentId = '' } = useParams();
  const shown = useAgent(agentId);
  useBreadcrumbTitle(shown.status === 'ready' ? shown.data.name : null);
  return (
    <RemoteContent
      source={shown}
      loadingText={t('voiceAgentForm.loading')}
      showsRefreshError={false}
      error={
        shown.status === 'error' ? (
          <AgentNotFound failure={shown} agentsHref={voicePaths.agents} />
        ) : null
      }
    >
      {(detail) => <AgentEditor key={agentId} agentId={agentId} detail={detail} />}
    </RemoteContent>
  );
}

export { EditAgentPage as Page };
export function loader({ preload, params }: PageLoaderContext): void {
  void preload(agent, { id: params['agentId'] ?? '' });
  void preload(voices, {});
  void preload(tools, FIRST_BATCH);
  void preload(knowledgeBases, FIRST_BATCH);
  void preload(phoneNumbers, FIRST_BATCH);
}

function useAgent(id: string) {
  const t = useTranslation(voiceAgentFormTexts);
  return useResource(
    agent,
    { id },
    {
      errorText: (error) =>
        isUnsupported(error)
          ? t('voiceAgentForm.notFound')
          : serverMessageOr(error, t('common.error.default')),
    },
  );
}
