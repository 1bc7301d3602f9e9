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
import type { Remote } from '@platform/ui';
import type {
  ConnectionFigures,
  PeopleFigures,
  PlanFigures,
  SettingsScreenProps,
} from '@platform/ui/settings';
import { useResource } from '../data/useResource.ts';

/** Fetched on each visit: figures change all the time. */
const eachVisit = { freshMs: 2000 };

/** A figure that fails to load is omitted: the page is useful for its links. */
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

function usePlan(): Remote<PlanFigures | null> {
  const plan = useResource(entitlements, {});
  const bought = dataOf(useResource(subscription, {}));
  return mapRemote(plan, (data) => {
    const name = planName(data);
    return name === null ? null : { name, renewsAt: bought?.renewsAt, endsAt: bought?.endsAt };
  });
}

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
  const count = (countedStatus: string) =>
    all.filter(({ status }) => status === countedStatus).length;
  return { connected: count('connected'), actionRequired: count('action_required') };
}

function planName(plan: Entitlements | null): string | null {
  return plan && !plan.isDefault && plan.planName ? plan.planName : null;
}
