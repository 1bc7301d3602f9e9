import { integrationsTexts, useTranslation } from '@platform/i18n';
import { Tabs } from '../components/Tabs/index.ts';
import { FILTERS } from './filters.ts';
import type { FilterCounts } from './integrationSearch.ts';
import type { IntegrationFilter } from './types.ts';

export interface FilterTabsProps {
  filter: IntegrationFilter;
  filterHref: (filter: IntegrationFilter) => string;
  /** Left out while nobody knows. They do not follow the search. */
  counts: FilterCounts | undefined;
}

/** The tabs with their counts. */
export function FilterTabs({ filter, filterHref, counts }: FilterTabsProps) {
  const t = useTranslation(integrationsTexts);
  return (
    <Tabs
      label={t('integrations.filterLabel')}
      value={filter}
      items={FILTERS.map(({ value, textKey }) => ({
        value,
        label: t(textKey),
        href: filterHref(value),
        ...(counts && { count: counts[value] }),
      }))}
    />
  );
}
