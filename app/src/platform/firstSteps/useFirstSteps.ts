import {
  agents,
  conversations,
  integrations,
  isTenantAdmin,
  members,
  pendingInvites,
  phoneNumbers,
  profile,
  providerName,
  subscription,
} from '@platform/api';
import { onboardingTexts, useTranslation } from '@platform/i18n';
import { dataOf, mapRemote } from '@platform/ui';
import type { Remote } from '@platform/ui';
import type { OnboardingStep } from '@platform/ui/onboarding';
import { useResource } from '../../data/useResource.ts';
import { useActor } from '../../session/useActor.ts';
import { useRoleRequests } from '../roleRequests/useRoleRequests.ts';
import type { RoleRequestsState } from '../roleRequests/useRoleRequests.ts';

/** Same parameters as the dashboard, to share its response. */
const firstAgents = { limit: 5 };

/** A number with an agent, and a test and a call, are among the first of new tenants. */
export const firstNumbers = { limit: 100 };
export const firstCalls = { limit: 100 };

/** Fetched on each visit, because steps are completed on other pages. */
const eachVisit = { freshMs: 2000 };

export interface FirstStepsState extends Pick<RoleRequestsState, 'onAnswer'> {
  steps: OnboardingStep[];
  requests: RoleRequestsState['requests'];
  /** Null before there is one. */
  firstAgentId: string | null;
  /** A number that an agent answers, in E.164; null before there is one. */
  firstNumber: string | null;
}

/** Derived from the services: no progress is stored. Each step loads and fails on its own. */
export function useFirstSteps(): FirstStepsState {
  const t = useTranslation(onboardingTexts);
  const { actor, context } = useActor();
  const { requests, onAnswer } = useRoleRequests();
  const isAdmin = isTenantAdmin(actor);
  const me = useResource(profile, {}, eachVisit);
  const connections = useResource(integrations, {}, eachVisit);
  const agentList = useResource(agents, firstAgents, eachVisit);
  const numbers = useResource(phoneNumbers, firstNumbers, eachVisit);
  const calls = useResource(conversations, firstCalls, eachVisit);
  const firstNumber =
    dataOf(numbers)?.phoneNumbers.find(({ agentId, isInbound }) => agentId && isInbound)?.number ??
    null;
  const colleagues = useColleagues(isAdmin ? (context?.tenantId ?? null) : null, isAdmin);
  const plan = useResource(subscription, isAdmin ? {} : null, eachVisit);

  const all: readonly OnboardingStep[] = [
    // Without a request there is nothing to do, and nothing to take credit for.
    ...(requests.status === 'error' || dataOf(requests)?.length
      ? [{ id: 'requests' as const, state: mapRemote(requests, () => ({ isDone: false })) }]
      : []),
    {
      id: 'name',
      state: mapRemote(me, (user) => {
        const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
        return { isDone: name !== '', detail: name };
      }),
    },
    {
      id: 'agent',
      state: mapRemote(agentList, ({ agents: first, total }) =>
        counted(total ?? first.length, 'agent'),
      ),
    },
    {
      id: 'test',
      // A call, too, lets people hear the agent.
      state: mapRemote(calls, (list) => ({ isDone: list.conversations.length > 0 })),
    },
    {
      id: 'number',
      state: mapRemote(numbers, () => ({
        isDone: firstNumber !== null,
        detail: firstNumber ?? undefined,
      })),
    },
    {
      id: 'call',
      state: mapRemote(calls, (list) => {
        const isDone = list.conversations.some(({ isTest }) => !isTest);
        const number = isDone ? null : firstNumber;
        return { isDone, detail: number ? t('onboarding.call.number', { number }) : undefined };
      }),
    },
    {
      id: 'integration',
      state: mapRemote(connections, ({ integrations: list }) => {
        const connected = list.find(({ status }) => status === 'connected');
        if (!connected) return { isDone: false };
        const provider = providerName(connected.provider);
        const account = connected.accountLabel;
        const as = account ? t('onboarding.integration.done', { provider, account }) : provider;
        return { isDone: true, detail: as };
      }),
    },
    ...(isAdmin
      ? [
          {
            id: 'invite' as const,
            state: mapRemote(colleagues, (count) => counted(count, 'invite')),
          },
          {
            id: 'plan' as const,
            state: mapRemote(plan, ({ priceId }) => ({ isDone: Boolean(priceId) })),
          },
        ]
      : []),
  ];
  return {
    steps: all.filter(({ state }) => state.status !== 'unavailable'),
    requests,
    onAnswer,
    firstAgentId: dataOf(agentList)?.agents[0]?.id ?? null,
    firstNumber,
  };

  function counted(count: number, id: 'agent' | 'invite') {
    if (count === 0) return { isDone: false };
    return { isDone: true, detail: t(`onboarding.${id}.done`, { count }) };
  }
}

/** Number of other members and invites; invites that cannot be loaded count as none. */
function useColleagues(tenantId: string | null, isAsked: boolean): Remote<number> {
  const everybody = useResource(members, isAsked ? {} : null, eachVisit);
  const invited = useResource(pendingInvites, tenantId ? { tenantId } : null, eachVisit);
  const waiting = invited.status === 'ready' ? invited.data.length : 0;
  return mapRemote(everybody, (all) => Math.max(0, all.length - 1) + waiting);
}
