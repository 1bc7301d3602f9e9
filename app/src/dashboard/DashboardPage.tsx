import { agents, overview } from '@platform/api';
import { useToday } from '@platform/i18n';
import { DashboardScreen } from '@platform/ui';
import { useCallback } from 'react';
import { LazyResumeView } from '../platform/firstSteps/LazyResumeView.ts';
import { useHasFirstSteps } from '../platform/firstSteps/firstStepsMark.ts';
import { usePages } from '../routing/PagesContext.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { firstAgents, useDashboard } from './useDashboard.ts';

function DashboardPage() {
  const { href, find } = usePages();
  const [agentsHref, botsHref] = [href('voiceAgents'), href('bots')];
  const agentPath = href('editAgent');
  const agentHref = useCallback(
    (agentId: string) => agentPath.replace(':agentId', () => encodeURIComponent(agentId)),
    [agentPath],
  );
  const hasFirstSteps = useHasFirstSteps();
  return (
    <DashboardScreen
      {...useDashboard()}
      lead={hasFirstSteps ? <LazyResumeView /> : null}
      today={useToday()}
      agentsHref={agentsHref}
      agentHref={agentHref}
      createAgentHref={href('createAgent')}
      botsHref={botsHref}
      areAgentsSoon={find(agentsHref)?.isSoon ?? false}
      areBotsSoon={find(botsHref)?.isSoon ?? false}
    />
  );
}

export { DashboardPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(agents, firstAgents);
  void preload(overview, {});
}
