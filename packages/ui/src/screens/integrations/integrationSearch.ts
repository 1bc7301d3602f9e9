import type { Integration, IntegrationStatus } from '@platform/domain';
import { joinFields } from '@platform/i18n/text';
import type { IntegrationFilter } from './types.ts';

export type FilterCounts = Readonly<Record<IntegrationFilter, number>>;

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

const STATUSES_WITH_ACCOUNT: readonly IntegrationStatus[] = ['connected', 'action_required'];

export const hasAccount = ({ status }: Integration): boolean =>
  STATUSES_WITH_ACCOUNT.includes(status);

export function filterIntegrations(
  all: readonly Integration[],
  filter: IntegrationFilter,
): readonly Integration[] {
  if (filter !== 'all') return all.filter(({ status }) => status === filter);
  const first = STATUSES_WITH_ACCOUNT.flatMap((wanted) =>
    all.filter(({ status }) => status === wanted),
  );
  return [...first, ...all.filter((integration) => !hasAccount(integration))];
}

export const integrationText = ({ name, description, accountLabel }: Integration) =>
  joinFields(name, description, accountLabel);
