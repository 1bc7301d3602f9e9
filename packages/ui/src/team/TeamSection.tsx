import { formatNumber, teamTexts, useTranslation } from '@platform/i18n';
import { Search } from 'lucide';
import { useId, useMemo } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Remote } from '../remote.ts';
import { InvitesNotice } from './InvitesNotice.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { MemberTable } from './MemberTable.tsx';
import { noMembers } from './lazyParts.ts';
import { Bar, Count, Heading, SearchBox } from './TeamSection.styles.ts';
import { filterRows, searchTexts } from './memberSearch.ts';
import type { TeamData, TeamRow } from './types.ts';
import { useTeamRowActions } from './useTeamRowActions.ts';
import type { TeamRowActionOptions } from './useTeamRowActions.ts';

export interface TeamSectionProps extends TeamRowActionOptions {
  team: Remote<TeamData>;
  search: string;
  onSearchChange: (search: string) => void;
  onRetryInvites: () => void;
  currentUserId: string | undefined;
  onLoadFailed: () => void;
}

const NO_ROWS: readonly TeamRow[] = [];

/** 'Your Team': its count, the search and the table. Filters in memory at each key press. */
export function TeamSection({
  team,
  search,
  onSearchChange,
  onRetryInvites,
  currentUserId,
  onLoadFailed,
  ...actionOptions
}: TeamSectionProps) {
  const t = useTranslation(teamTexts);
  const headingId = useId();
  const { edits, askToRemove } = useTeamRowActions(actionOptions);
  const isReady = team.status === 'ready';
  const rows = isReady ? team.data.rows : NO_ROWS;
  const texts = useMemo(() => searchTexts(rows), [rows]);
  const shown = useMemo(() => filterRows(rows, texts, search), [rows, texts, search]);
  const refreshError = isReady ? team.data.refreshError : undefined;
  const isFiltered = isReady && search.trim() !== '';

  return (
    <section aria-labelledby={headingId}>
      <Bar>
        <Heading>
          <h2 id={headingId}>{t('team.section')}</h2>
          {isReady ? (
            <Count>
              <span aria-hidden="true">{formatNumber(rows.length)}</span>
              <VisuallyHidden>{t('team.count', { count: rows.length })}</VisuallyHidden>
            </Count>
          ) : null}
        </Heading>
        <SearchBox>
          <TextField
            type="search"
            label={t('team.search')}
            isLabelHidden
            placeholder={t('team.search')}
            startIcon={<Icon icon={Search} />}
            autoComplete="off"
            spellCheck={false}
            value={search}
            onChange={(event) => onSearchChange(event.target.value)}
          />
        </SearchBox>
      </Bar>
      <output>
        {isFiltered ? (
          <VisuallyHidden>{t('team.found', { count: shown.length })}</VisuallyHidden>
        ) : null}
      </output>
      {isReady && team.data.hasInvitesError ? <InvitesNotice onRetry={onRetryInvites} /> : null}
      {refreshError ? (
        <div role="alert">
          <LoadFailure message={refreshError.message} onRetry={refreshError.retry} />
        </div>
      ) : null}
      <MemberTable
        rows={shown}
        status={team.status}
        emptyState={
          <noMembers.Part search={isFiltered ? search.trim() : ''} fallback={t('team.empty')} />
        }
        errorContent={
          team.status === 'error' ? (
            <LoadFailure message={team.message} onRetry={team.retry} />
          ) : undefined
        }
        currentUserId={currentUserId}
        edits={edits}
        askToRemove={askToRemove}
        onLoadFailed={onLoadFailed}
      />
    </section>
  );
}
