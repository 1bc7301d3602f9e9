import type { Integration, IntegrationStatus } from '@platform/domain';
import { joinFields } from '@platform/i18n/text';
import type { IntegrationFilter } from './types.ts';

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

const ORDER: readonly IntegrationStatus[] = ['connected', 'action_required'];

/** Whether it holds an account, working or not. */
export const isHeld = ({ status }: Integration): boolean => ORDER.includes(status);

/** What a tab holds: all of them with the connected ones first, then those that need a hand. */
export function integrationsOf(
  all: readonly Integration[],
  filter: IntegrationFilter,
): readonly Integration[] {
  if (filter !== 'all') return all.filter(({ status }) => status === filter);
  const first = ORDER.flatMap((wanted) => all.filter(({ status }) => status === wanted));
  return [...first, ...all.filter((integration) => !isHeld(integration))];
}

/** What an integration is searched in. */
export const integrationText = ({ name, description, accountLabel }: Integration) =>
  joinFields(name, description, accountLabel);
