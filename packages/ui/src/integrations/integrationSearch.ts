import type { Integration, IntegrationFilter } from './types.ts';

/** How many integrations each tab holds. */
export type FilterCounts = Readonly<Record<IntegrationFilter, number>>;

/** Counts the tabs. An unknown status is in All only. */
export function countByFilter(integrations: readonly Integration[]): FilterCounts {
  const counts = {
    all: integrations.length,
    connected: 0,
    action_required: 0,
    not_connected: 0,
  };
  for (const { status } of integrations) if (status !== 'unknown') counts[status] += 1;
  return counts;
}

/** What a tab holds. */
export function integrationsOf(
  all: readonly Integration[],
  filter: IntegrationFilter,
): readonly Integration[] {
  return filter === 'all' ? all : all.filter(({ status }) => status === filter);
}

/** What an integration is searched in. */
export const integrationText = ({ name, description, accountLabel }: Integration) =>
  `${name}\n${description}\n${accountLabel}`;
