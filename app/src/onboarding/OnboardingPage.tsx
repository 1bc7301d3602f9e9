import {
  agentTemplates,
  agents,
  conversations,
  integrations,
  members,
  phoneNumbers,
  roleRequests,
} from '@platform/api';
import { dataOf } from '@platform/ui';
import { OnboardingScreen } from '@platform/ui/onboarding';
import type { OnboardingPaths } from '@platform/ui/onboarding';
import { progressOf } from '@platform/ui/internal';
import { useEffect, useMemo } from 'react';
import { useResource } from '../data/useResource.ts';
import { recordHref } from '../kit/address.ts';
import { beginFirstSteps, endFirstSteps } from '../platform/firstSteps/firstStepsMark.ts';
import { firstCalls, firstNumbers, useFirstSteps } from '../platform/firstSteps/useFirstSteps.ts';
import { useAtomValue } from '../platform/state.ts';
import { usePages } from '../routing/PagesContext.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { userAtom } from '../session/sessionAtoms.ts';

function OnboardingPage() {
  const { href } = usePages();
  const userId = useAtomValue(userAtom)?.id ?? '';
  const { steps, requests, onAnswer, firstAgentId, firstNumber } = useFirstSteps();
  const templates = useResource(agentTemplates, {});
  const { isFinished } = progressOf(steps);

  useEffect(() => {
    if (isFinished) endFirstSteps(userId);
    else beginFirstSteps(userId);
  }, [isFinished, userId]);

  const paths = useMemo(
    (): OnboardingPaths => ({
      profile: href('profile'),
      integrations: href('integrations'),
      team: href('teams'),
      plans: href('plans'),
      dashboard: href('dashboard'),
      newAgent: (templateId) =>
        templateId === null
          ? href('createAgent')
          : `${href('createAgent')}?template=${encodeURIComponent(templateId)}`,
      testAgent: firstAgentId && recordHref(href('editAgent'), firstAgentId),
      numbers: href('phoneNumbers'),
      call: firstNumber && `tel:${firstNumber}`,
    }),
    [href, firstAgentId, firstNumber],
  );

  return (
    <OnboardingScreen
      steps={steps}
      requests={dataOf(requests) ?? []}
      onAnswer={onAnswer}
      templates={templates}
      paths={paths}
    />
  );
}

export { OnboardingPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(roleRequests, {});
  void preload(integrations, {});
  void preload(agents, { limit: 5 });
  void preload(phoneNumbers, firstNumbers);
  void preload(conversations, firstCalls);
  void preload(members, {});
  void preload(agentTemplates, {});
}
