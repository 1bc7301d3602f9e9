import type { Integration } from '@platform/domain';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { ListTabs } from '../../patterns/ListPage/ListTabs.tsx';
import { useList } from '../../patterns/ListPage/useList.tsx';
import { FILTERS } from './filters.ts';
import { FilterTabs } from './FilterTabs.tsx';
import { countByFilter, filterIntegrations, integrationText } from './integrationSearch.ts';
import type { IntegrationsScreenProps } from './types.ts';

const NONE: readonly Integration[] = [];

type Options = Pick<
  IntegrationsScreenProps,
  'integrations' | 'filter' | 'filterHref' | 'search' | 'onSearchChange' | 'slots'
>;

export function useIntegrationList(options: Options) {
  const { integrations: source, filter, filterHref } = options;
  const t = useTranslation(integrationsTexts);
  const isReady = source.status === 'ready';
  const all = isReady ? source.data : NONE;
  const counts = useMemo(() => countByFilter(all), [all]);
  // The tab changes immediately; its cards render after that paint.
  const shownFilter = useAfterPaint(filter);
  const rows = useMemo(() => filterIntegrations(all, shownFilter), [all, shownFilter]);
  const tab = FILTERS.find(({ value }) => value === shownFilter && value !== 'all');
  const tabName = tab && t(tab.textKey);
  const found = (count: number) => t('integrations.found', { count });
  const title = t('integrations.empty.title');
  const list = useList({
    source,
    rows,
    idOf,
    slots: options.slots,
    textOf: integrationText,
    search: options.search,
    onSearchChange: options.onSearchChange,
    texts: {
      heading: t('integrations.title'),
      search: t('integrations.search'),
      count: found,
      found,
      loading: t('integrations.loading'),
    },
    empty: tabName
      ? {
          title,
          description: t('integrations.empty.filter', { filter: tabName }),
          actions: (
            <ButtonLink href={filterHref('all')}>{t('integrations.empty.showAll')}</ButtonLink>
          ),
        }
      : { title, description: t('integrations.empty.none') },
    emptyFiltered: (search) => ({
      title,
      description: tabName
        ? t('integrations.empty.searchInFilter', { search, filter: tabName })
        : t('integrations.empty.search', { search }),
    }),
  });
  const toolbar = {
    ...list.page.toolbar,
    renderTabs: (tools: ReactNode) => (
      <ListTabs tools={tools}>
        <FilterTabs {...{ filter, filterHref }} counts={isReady ? counts : undefined} />
      </ListTabs>
    ),
  };
  return {
    ...list,
    page: { ...list.page, toolbar },
    all,
    choice: `${shownFilter} ${list.search}`,
  };
}

const idOf = ({ provider }: Integration): string => provider;
