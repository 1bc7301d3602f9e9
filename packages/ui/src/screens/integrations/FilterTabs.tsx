import { integrationsTexts, useTranslation } from '@platform/i18n';
import { Tabs } from '../../components/Tabs/index.ts';
import { FILTERS } from './filters.ts';
import type { FilterCounts } from './integrationSearch.ts';
import type { IntegrationFilter } from './types.ts';

export interface FilterTabsProps {
  filter: IntegrationFilter;
  filterHref: (filter: IntegrationFilter) => string;
  /** Undefined while loading. The counts ignore the search. */
  counts: FilterCounts | undefined;
}

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
