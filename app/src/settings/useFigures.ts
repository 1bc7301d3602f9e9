import type { SettingsScreenProps } from '@platform/ui';
import useSWR from 'swr';
import { useEntitlements } from '../shared/entitlements/useEntitlements.ts';
import { useLeaveSignal } from '../shared/network/useLeaveSignal.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue } from '../shared/state/index.ts';
import { settingsKeys } from './keys.ts';
import { loadConnections, loadPeople } from './loadFigures.ts';

/** Each visit counts anew: what the figures count is changed on other pages. */
const options = { dedupingInterval: 2000 };

/**
 * How things stand in each part of the settings. Each figure fails on its own and is then left out:
 * the page is there for its links.
 */
export function useFigures(): Pick<SettingsScreenProps, 'people' | 'plan' | 'connections'> {
  const api = useApi();
  const user = useAtomValue(userAtom);
  const signal = useLeaveSignal();
  const people = useSWR(
    user ? settingsKeys.people(user.id) : null,
    () => loadPeople(api, signal()),
    options,
  );
  const connections = useSWR(
    user ? settingsKeys.connections(user.id) : null,
    () => loadConnections(api, signal()),
    options,
  );
  const { entitlements } = useEntitlements();
  return {
    people: figure(people),
    plan: entitlements.status === 'ready' ? planName(entitlements.data) : undefined,
    connections: figure(connections),
  };
}

function figure<T>({ data, error }: { data: T | undefined; error: unknown }): T | null | undefined {
  return data === undefined && error !== undefined ? null : data;
}

/** The spec's default limits are nobody's plan. */
function planName(plan: { planName: string; isDefault: boolean } | null): string | null {
  return plan && !plan.isDefault && plan.planName ? plan.planName : null;
}
