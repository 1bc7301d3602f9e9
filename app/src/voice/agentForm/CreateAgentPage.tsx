import {
  agentTemplates,
  knowledgeBases,
  NEW_AGENT_ID,
  phoneNumbers,
  toAgentBody,
  tools,
  voices,
  FIRST_BATCH,
} from '@platform/api';
import { trimText } from '@platform/i18n/text';
import { RemoteContent } from '@platform/ui';
import { AgentFormScreen } from '@platform/ui/voice';
import type { AgentValues } from '@platform/ui/voice';
import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { useState } from 'react';
import { LazyDraftChat } from '../testCall/LazyDraftChat.ts';
import { LazyTestAgent } from '../testCall/LazyTestAgent.ts';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { LeaveView } from '../../routing/LeaveView.tsx';
import { useCreateAgent } from '../agents/useCreateAgent.ts';

function CreateAgentPage() {
  const { start, screen, leave } = useCreateAgent();
  const [tested, setTested] = useState<AgentValues | null>(null);
  const t = useTranslation(voiceAgentFormTexts);
  return (
    <>
      <RemoteContent source={start}>
        {() => (
          <AgentFormScreen
            {...screen}
            onTest={setTested}
            renderChat={(values) => (
              <LazyDraftChat agentId={NEW_AGENT_ID} readDraft={() => draftOf(values())} />
            )}
          />
        )}
      </RemoteContent>
      {tested ? (
        <LazyTestAgent
          agent={{
            id: NEW_AGENT_ID,
            name: trimText(tested.name) || t('voiceAgentForm.summary.unnamed'),
          }}
          draft={draftOf(tested)}
          onClose={() => setTested(null)}
        />
      ) : null}
      <LeaveView {...leave} onBeforeSave={() => setTested(null)} />
    </>
  );
}

/** A test call works without a name. */
function draftOf({ name, ...settings }: AgentValues): Record<string, unknown> {
  const { name: trimmedName, ...body } = toAgentBody({ name, ...settings });
  return trimText(name) === '' ? body : { ...body, name: trimmedName };
}

export { CreateAgentPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(agentTemplates, {});
  void preload(voices, {});
  void preload(tools, FIRST_BATCH);
  void preload(knowledgeBases, FIRST_BATCH);
  void preload(phoneNumbers, FIRST_BATCH);
}
