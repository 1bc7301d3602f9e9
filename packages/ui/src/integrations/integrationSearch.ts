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

/** Makes the text each integration is searched in, once per list and not once per key press. */
export function searchTexts(integrations: readonly Integration[]): string[] {
  return integrations.map(({ name, description, accountLabel }) =>
    `${name}\n${description}\n${accountLabel}`.toLowerCase(),
  );
}

/**
 * Keeps what a tab holds and whose name, description or account label has the search text in it,
 * in any case. White space around the text is not searched for.
 *
 * @param texts the texts of `searchTexts`, one for each integration
 */
export function filterIntegrations(
  integrations: readonly Integration[],
  texts: readonly string[],
  filter: IntegrationFilter,
  search: string,
): readonly Integration[] {
  const wanted = search.trim().toLowerCase();
  if (filter === 'all' && wanted === '') return integrations;
  return integrations.filter(
    ({ status }, index) =>
      (filter === 'all' || status === filter) && (texts[index]?.includes(wanted) ?? false),
  );
}
