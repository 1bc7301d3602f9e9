import { agentTemplates, knowledgeBases, phoneNumbers, tools, voices } from '@platform/api';
import { AgentFormScreen, RemoteContent } from '@platform/ui';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { LeaveView } from '../../routing/LeaveView.tsx';
import { useCreateAgent } from '../agents/useCreateAgent.ts';
import { WHOLE_LOAD } from '../wholeLoad.ts';

/** `/voice-agent/create`, with `?template=` from a template. */
function CreateAgentPage() {
  const { start, screen, leave } = useCreateAgent();
  return (
    <>
      <RemoteContent source={start}>{() => <AgentFormScreen {...screen} />}</RemoteContent>
      <LeaveView {...leave} />
    </>
  );
}

export { CreateAgentPage as Page };
/** Starts the reads of what can be chosen from. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(agentTemplates, {});
  void preload(voices, {});
  void preload(tools, WHOLE_LOAD);
  void preload(knowledgeBases, WHOLE_LOAD);
  void preload(phoneNumbers, WHOLE_LOAD);
}
