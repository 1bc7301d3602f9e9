import { teamTexts, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { useCallback, useMemo } from 'react';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { MemberTableContext } from './MemberTableContext.ts';
import type { MemberTableValue } from './MemberTableContext.ts';
import { memberColumns } from './memberColumns.tsx';
import { Root } from './MemberTable.styles.ts';
import type { TeamRow } from './types.ts';

export interface MemberTableProps extends MemberTableValue {
  /** Already filtered; stable between renders. */
  rows: readonly TeamRow[];
  status: 'ready' | 'loading' | 'error';
  emptyState: ReactNode;
  /** In place of the rows when they could not be loaded. */
  errorContent?: ReactNode;
}

/** The table of members and pending invites (spec 2.8). */
export function MemberTable({
  rows,
  status,
  emptyState,
  errorContent,
  currentUserId,
  edits,
  askToRemove,
  onLoadFailed,
}: MemberTableProps) {
  const t = useTranslation(teamTexts);
  const columns = useMemo(() => memberColumns(t), [t]);
  const value = useMemo(
    () => ({ currentUserId, edits, askToRemove, onLoadFailed }),
    [currentUserId, edits, askToRemove, onLoadFailed],
  );
  const rowState = useCallback(
    (row: TeamRow) => (edits.editOf(row) ? 'selected' : undefined),
    [edits],
  );
  return (
    <MemberTableContext value={value}>
      <Root>
        <DataTable
          label={t('team.section')}
          columns={columns}
          rows={rows}
          getRowId={rowId}
          status={status}
          loadingText={t('team.loading')}
          emptyState={emptyState}
          errorContent={errorContent}
          rowState={rowState}
          listIndent={46}
        />
      </Root>
    </MemberTableContext>
  );
}

/** A member and an invite may have the same id. */
function rowId(row: TeamRow): string {
  return `${row.kind}:${row.key}`;
}
