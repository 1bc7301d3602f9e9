import { agents, voices } from '@platform/api';
import { AgentsScreen } from '@platform/ui/voice';
import { readSearch } from '../../kit/address.ts';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { agentsParams } from '../address.ts';
import { agentsQuery, PAGE_SIZE } from './agentsQuery.ts';
import { LazyDeleteAgentView, LazySeveralAgentsView, LazySwitchView } from './lazyViews.ts';
import { useAgentsPage } from './useAgentsPage.ts';
import { LazyTestAgent } from '../testCall/LazyTestAgent.ts';

function AgentsPage() {
  const { screen, confirmation, removal, several, test } = useAgentsPage();
  return (
    <>
      <AgentsScreen {...screen} />
      {confirmation ? <LazySwitchView {...confirmation} /> : null}
      {removal ? <LazyDeleteAgentView {...removal} /> : null}
      {several ? <LazySeveralAgentsView {...several} /> : null}
      {test ? <LazyTestAgent {...test} /> : null}
    </>
  );
}

export { AgentsPage as Page };
export function loader({ preload, url }: PageLoaderContext): void {
  const address = readSearch(agentsParams, url.searchParams);
  for (const page of new Set([1, address.page])) {
    void preload(agents, agentsQuery({ ...address, page }, PAGE_SIZE));
  }
  void preload(voices, {});
}
