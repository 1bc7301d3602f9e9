import {
  entitlements,
  integrations,
  members,
  pendingInvites,
  roleContext,
  subscription,
} from '@platform/api';
import type { Entitlements, IntegrationList } from '@platform/api';
import { dataOf, mapRemote } from '@platform/ui';
import type {
  ConnectionFigures,
  PeopleFigures,
  PlanFigures,
  Remote,
  SettingsScreenProps,
} from '@platform/ui';
import { useResource } from '../data/useResource.ts';

/** Each visit asks: the figures are those of the moment. */
const eachVisit = { freshMs: 2000 };

/**
 * How things stand in each part of the settings. Each figure fails on its own and is then left out:
 * the page is there for its links.
 */
export function useFigures(): Pick<
  SettingsScreenProps,
  'organization' | 'people' | 'plan' | 'connections'
> {
  const context = dataOf(useResource(roleContext, {}, eachVisit));
  return {
    organization: context?.tenantName,
    people: usePeople(),
    plan: usePlan(),
    connections: mapRemote(useResource(integrations, {}, eachVisit), connectionFigures),
  };
}

/** The plan and when it is charged next, which is left out where nobody knows. */
function usePlan(): Remote<PlanFigures | null> {
  const plan = useResource(entitlements, {});
  const bought = dataOf(useResource(subscription, {}));
  return mapRemote(plan, (data) => {
    const name = planName(data);
    return name === null ? null : { name, renewsAt: bought?.renewsAt, endsAt: bought?.endsAt };
  });
}

/** Counts members and pending invites. The invites need the tenant, and are unknown without it. */
function usePeople(): Remote<PeopleFigures> {
  const memberList = useResource(members, {}, eachVisit);
  const context = useResource(roleContext, {}, eachVisit);
  const tenantId = context.status === 'ready' ? context.data?.tenantId : undefined;
  const invites = useResource(pendingInvites, tenantId ? { tenantId } : null, eachVisit);

  const isCounting = tenantId ? invites.status === 'loading' : context.status === 'loading';
  if (memberList.status === 'ready' && isCounting) return { status: 'loading' };
  const pending = invites.status === 'ready' ? invites.data.length : null;
  return mapRemote(memberList, (all) => ({ members: all.length, pending }));
}

function connectionFigures({ integrations: all }: IntegrationList): ConnectionFigures {
  const count = (wanted: string) => all.filter(({ status }) => status === wanted).length;
  return { connected: count('connected'), actionRequired: count('action_required') };
}

/** The name of the plan; the default limits have none. */
function planName(plan: Entitlements | null): string | null {
  return plan && !plan.isDefault && plan.planName ? plan.planName : null;
}
