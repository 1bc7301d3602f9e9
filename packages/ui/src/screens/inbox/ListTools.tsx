import { inboxTexts, useTranslation } from '@platform/i18n';
import { ListFilter as FilterIcon, Search } from 'lucide';
import { memo, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { ListFilter } from '../../patterns/ListPage/ListFilter.tsx';
import { SearchField } from '../../patterns/ListPage/SearchField.tsx';
import { SectionTabs } from '../../patterns/ScreenSlots/SectionTabs.tsx';
import { dataOf } from '../../remote.ts';
import { useShortcuts } from '../../shortcuts/useShortcut.ts';
import { STATUSES, TABS, VIEWS } from './inboxLabels.ts';
import { Header, Title, TitleRow, Tools } from './ListPane.styles.ts';
import type { InboxListProps } from './types.ts';

export interface ListToolsProps extends Pick<
  InboxListProps,
  'items' | 'filter' | 'onFilterChange' | 'tabHref' | 'slots'
> {
  titleRef: RefObject<HTMLElement | null>;
}

export const ListTools = memo(function ListTools(props: ListToolsProps) {
  const { items, filter, onFilterChange, tabHref, titleRef, slots } = props;
  const t = useTranslation(inboxTexts);
  const toolsId = useId();
  const searchRef = useRef<HTMLInputElement>(null);
  const [isSearching, setSearching] = useState(filter.search !== '');
  const [isFiltering, setFiltering] = useState(filter.status !== '' || filter.tag !== '');
  const hasSearch = isSearching || filter.search !== '';
  const hasFilters = isFiltering || filter.status !== '' || filter.tag !== '';
  const known = dataOf(items);
  const tags = [...new Set([...(known?.tags ?? []), ...(filter.tag ? [filter.tag] : [])])];

  function openSearch(): void {
    // The field mounts with this change.
    flushSync(() => setSearching(true));
    searchRef.current?.focus();
  }
  useShortcuts(hasSearch ? [] : [{ keys: '/', label: t('inbox.search'), onPress: openSearch }]);

  return (
    <>
      <Header>
        <TitleRow>
          <Title ref={titleRef} forwardedAs="h1" type="section" isTracked breaksWords tabIndex={-1}>
            {t('inbox.title')}
          </Title>
          <IconButton
            size="small"
            label={t('inbox.search')}
            icon={<Icon icon={Search} />}
            aria-expanded={hasSearch}
            aria-controls={hasSearch ? toolsId : undefined}
            isOpen={hasSearch}
            onClick={() => {
              if (!hasSearch) return openSearch();
              setSearching(false);
              return onFilterChange({ search: '' });
            }}
          />
          <IconButton
            size="small"
            label={t('inbox.filter')}
            icon={<Icon icon={FilterIcon} />}
            aria-expanded={hasFilters}
            aria-controls={hasFilters ? toolsId : undefined}
            isOpen={hasFilters}
            onClick={() => {
              setFiltering(!hasFilters);
              if (hasFilters) onFilterChange({ status: '', tag: '' });
            }}
          />
        </TitleRow>
        <SectionTabs
          label={t('inbox.sections')}
          value={filter.tab}
          items={TABS.map((value) => ({
            value,
            label: t(`inbox.tab.${value}`),
            href: tabHref(value),
            ...(known && known.counts[value] > 0 && { count: known.counts[value] }),
          }))}
          slots={slots}
        />
      </Header>
      <Tools id={toolsId}>
        {hasSearch ? (
          <div data-wide>
            <SearchField
              ref={searchRef}
              label={t('inbox.search')}
              value={filter.search}
              onValueChange={(search) => onFilterChange({ search })}
            />
          </div>
        ) : null}
        <div>
          <Select
            label={t('inbox.view.label')}
            isLabelHidden
            options={VIEWS.map((value) => ({ value, label: t(`inbox.view.${value}`) }))}
            value={filter.view}
            onValueChange={(next) =>
              onFilterChange({ view: VIEWS.find((view) => view === next) ?? 'all' })
            }
          />
        </div>
        {hasFilters ? (
          <>
            <ListFilter
              label={t('inbox.status.label')}
              allLabel={t('inbox.status.all')}
              options={STATUSES.map((value) => ({ value, label: t(`inbox.status.${value}`) }))}
              value={filter.status}
              onValueChange={(next) =>
                onFilterChange({ status: STATUSES.find((status) => status === next) ?? '' })
              }
            />
            <ListFilter
              label={t('inbox.tag.label')}
              allLabel={t('inbox.tag.all')}
              options={tags.map((value) => ({ value, label: value }))}
              value={filter.tag}
              onValueChange={(tag) => onFilterChange({ tag })}
            />
          </>
        ) : null}
      </Tools>
    </>
  );
});
