import { agents, overview } from '@platform/api';
import { useToday } from '@platform/i18n';
import { DashboardScreen, IntroPlaceholder } from '@platform/ui/dashboard';
import { useCallback } from 'react';
import { lazyComponent } from '@platform/ui/internal';
import { useResource } from '../data/useResource.ts';
import { recordHref } from '../kit/address.ts';
import { useDailyRefresh } from '../platform/days/useDailyRefresh.ts';
import { useHasFirstSteps } from '../platform/firstSteps/firstStepsMark.ts';
import { useAtomValue } from '../platform/state.ts';
import { usePages } from '../routing/PagesContext.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { userAtom } from '../session/sessionAtoms.ts';

const LazyResumeView = lazyComponent(
  () => import('../platform/firstSteps/ResumeView.tsx'),
  'ResumeView',
);

const firstAgents = { limit: 5 };

function DashboardPage() {
  const user = useAtomValue(userAtom);
  useDailyRefresh(agents, overview);
  const { href, find } = usePages();
  const [agentsHref, botsHref] = [href('voiceAgents'), href('bots')];
  const agentPath = href('editAgent');
  const agentHref = useCallback((agentId: string) => recordHref(agentPath, agentId), [agentPath]);
  const hasFirstSteps = useHasFirstSteps();
  return (
    <DashboardScreen
      firstName={user?.firstName ?? ''}
      agents={useResource(agents, firstAgents)}
      overview={useResource(overview, {})}
      intro={hasFirstSteps ? <LazyResumeView fallback={<IntroPlaceholder />} /> : null}
      today={useToday()}
      agentsHref={agentsHref}
      agentHref={agentHref}
      createAgentHref={href('createAgent')}
      botsHref={botsHref}
      areAgentsComingSoon={find(agentsHref)?.isPlaceholder ?? false}
      areBotsComingSoon={find(botsHref)?.isPlaceholder ?? false}
    />
  );
}

export { DashboardPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(agents, firstAgents);
  void preload(overview, {});
}
