import type { SettingsScreenProps } from '@platform/ui';
import { useEntitlements } from '../shared/entitlements/useEntitlements.ts';
import { ofTheMoment, useRead } from '../shared/swr/useRead.ts';
import { settingsKeys } from './keys.ts';
import { loadConnections, loadPeople } from './loadFigures.ts';

/**
 * How things stand in each part of the settings. Each figure fails on its own and is then left out:
 * the page is there for its links.
 */
export function useFigures(): Pick<SettingsScreenProps, 'people' | 'plan' | 'connections'> {
  const people = useRead(settingsKeys.people, loadPeople, ofTheMoment);
  const connections = useRead(settingsKeys.connections, loadConnections, ofTheMoment);
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
