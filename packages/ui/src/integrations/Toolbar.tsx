import { integrationsTexts, useTranslation } from '@platform/i18n';
import { Search, X } from 'lucide';
import { useRef } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Tabs } from '../components/Tabs/index.ts';
import { TextField } from '../components/TextField/TextField.tsx';
import { Row, SearchBox, TabsBox } from './Toolbar.styles.ts';
import { FILTERS } from './filters.ts';
import type { FilterCounts } from './integrationSearch.ts';
import type { IntegrationFilter } from './types.ts';

export interface ToolbarProps {
  filter: IntegrationFilter;
  filterHref: (filter: IntegrationFilter) => string;
  /** Left out while nobody knows. */
  counts: FilterCounts | undefined;
  search: string;
  onSearchChange: (search: string) => void;
}

/** The tabs with their counts, and the search (spec 2.6). The counts do not follow the search. */
export function Toolbar({ filter, filterHref, counts, search, onSearchChange }: ToolbarProps) {
  const t = useTranslation(integrationsTexts);
  const inputRef = useRef<HTMLInputElement>(null);

  function clear(): void {
    onSearchChange('');
    inputRef.current?.focus();
  }

  return (
    <Row>
      <TabsBox>
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
      </TabsBox>
      <SearchBox>
        <TextField
          ref={inputRef}
          type="search"
          label={t('integrations.search')}
          isLabelHidden
          placeholder={t('integrations.search')}
          startIcon={<Icon icon={Search} />}
          endSlot={
            search ? (
              <IconButton
                size="small"
                label={t('integrations.clearSearch')}
                tooltip={false}
                icon={<Icon icon={X} />}
                onClick={clear}
              />
            ) : undefined
          }
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => onSearchChange(event.target.value)}
        />
      </SearchBox>
    </Row>
  );
}
