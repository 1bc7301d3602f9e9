import { agents, voices } from '@platform/api';
import { AgentsScreen } from '@platform/ui';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { readSearch } from '../../routing/searchParams.ts';
import { agentsAddress, agentsQuery } from './agentsAddress.ts';
import { LazyDeleteAgentView, LazySwitchView } from './lazyViews.ts';
import { useAgentsPage } from './useAgentsPage.ts';
import { LazyTestAgent } from '../testCall/LazyTestAgent.ts';

/** `/voice-agent/agents`. */
function AgentsPage() {
  const { screen, asked, removal, test } = useAgentsPage();
  return (
    <>
      <AgentsScreen {...screen} />
      {asked ? <LazySwitchView {...asked} /> : null}
      {removal ? <LazyDeleteAgentView {...removal} /> : null}
      {test ? <LazyTestAgent {...test} /> : null}
    </>
  );
}

export { AgentsPage as Page };
/** Starts the reads of the page of agents that the address wants. */
export function loader({ preload, url }: PageLoaderContext): void {
  void preload(agents, agentsQuery(readSearch(agentsAddress, url.searchParams)));
  void preload(voices, {});
}
