import { crmTexts, useTranslation } from '@platform/i18n';
import { Search, X } from 'lucide';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { Bar, Count, Heading, SearchBox } from './ListBar.styles.ts';

export interface ListBarProps {
  headingId: string;
  title: string;
  /** How many there are, as it is seen and as it is read; left out while nobody knows. */
  count?: { shown: string; spoken: string } | undefined;
  searchLabel: string;
  search: string;
  onSearchChange: (search: string) => void;
  /** Read out after the search or a filter changed the list; '' says nothing. */
  found: string;
  /** Filters, views and other tools. */
  children?: ReactNode;
}

/** The head of a list: what it is, how many, and the ways to find one. */
export function ListBar(props: ListBarProps) {
  const { headingId, title, count, searchLabel, search, onSearchChange, found, children } = props;
  const t = useTranslation(crmTexts);
  const inputRef = useRef<HTMLInputElement>(null);

  function clear(): void {
    onSearchChange('');
    inputRef.current?.focus();
  }

  return (
    <>
      <Bar data-alone={!children || undefined}>
        <Heading>
          <h2 id={headingId}>{title}</h2>
          {count ? (
            <Count>
              <span aria-hidden="true">{count.shown}</span>
              <VisuallyHidden>{count.spoken}</VisuallyHidden>
            </Count>
          ) : null}
        </Heading>
        <SearchBox>
          <TextField
            ref={inputRef}
            type="search"
            label={searchLabel}
            isLabelHidden
            placeholder={searchLabel}
            startIcon={<Icon icon={Search} />}
            endSlot={
              search ? (
                <IconButton
                  size="small"
                  label={t('crm.clearSearch')}
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
        {children}
      </Bar>
      <output>
        <VisuallyHidden>{found}</VisuallyHidden>
      </output>
    </>
  );
}
