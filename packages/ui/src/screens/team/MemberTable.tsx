import { teamTexts, useTranslation } from '@platform/i18n';
import { memo, useCallback, useMemo } from 'react';
import type { DataTableColumn, TableSelection } from '../../components/DataTable/types.ts';
import type { ListEmptyProps } from '../../patterns/ListPage/ListEmpty.tsx';
import { ListTable } from '../../patterns/ListPage/ListTable.tsx';
import type { RenderTable } from '../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../remote.ts';
import { MemberTableContext } from './MemberTableContext.ts';
import type { MemberTableValue } from './MemberTableContext.ts';
import { Root } from './MemberTable.styles.ts';
import type { TeamRow } from './types.ts';

export interface MemberTableProps extends MemberTableValue {
  rows: readonly TeamRow[];
  columns: readonly DataTableColumn<TeamRow>[];
  source: Remote<unknown>;
  empty: ListEmptyProps;
  selection: TableSelection<TeamRow> | undefined;
  renderTable: RenderTable | undefined;
}

/** Memoised, as measurements showed: a key in the search is handled before the list renders. */
export const MemberTable = memo(function MemberTable({
  rows,
  columns,
  source,
  empty,
  selection,
  renderTable,
  currentUserId,
  roles,
  edits,
  askToRemove,
  resend,
}: MemberTableProps) {
  const t = useTranslation(teamTexts);
  const value = useMemo(
    () => ({ currentUserId, roles, edits, askToRemove, resend }),
    [currentUserId, roles, edits, askToRemove, resend],
  );
  const rowState = useCallback(
    (row: TeamRow) => (edits.editOf(row) ? 'editing' : undefined),
    [edits],
  );
  return (
    <MemberTableContext value={value}>
      <Root>
        <ListTable
          label={t('team.section')}
          columns={columns}
          rows={rows}
          getRowId={memberRowId}
          source={source}
          retryAs="link"
          loadingText={t('team.loading')}
          empty={empty}
          rowState={rowState}
          selection={selection}
          renderTable={renderTable}
          onRowEdit={edits.start}
          listIndent={46}
        />
      </Root>
    </MemberTableContext>
  );
});

/** A member and an invite may have the same id. */
export function memberRowId(row: TeamRow): string {
  return `${row.kind}:${row.key}`;
}
