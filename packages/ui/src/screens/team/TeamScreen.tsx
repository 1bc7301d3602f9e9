import type { AssignableRole, InviteRole } from '@platform/domain';
import { shellTexts, teamTexts, useTranslation } from '@platform/i18n';
import { joinFields } from '@platform/i18n/text';
import { useCallback, useMemo, useState } from 'react';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import type { FormDrafts } from '../../patterns/FormDialog/formTypes.ts';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { useList } from '../../patterns/ListPage/useList.tsx';
import type { ScreenSlots } from '../../patterns/ScreenSlots/types.ts';
import { memberColumns } from './memberColumns.tsx';
import { memberRowId, MemberTable } from './MemberTable.tsx';
import { teamRoles } from './roles.ts';
import type { TeamRoleChoice } from './roles.ts';
import type { InviteDraft, TeamActions, TeamRow, TeamState } from './types.ts';
import { useTeamActions } from './useTeamActions.tsx';
import { useTeamRowActions } from './useTeamRowActions.ts';

const load = () => import('./dialogs.ts');
const LazyInviteDialog = lazyComponent(load, 'InviteDialog');
const LazyInvitesNotice = lazyComponent(load, 'InvitesNotice');
const LazyMemberBulkActions = lazyComponent(load, 'MemberBulkActions');
const LazyRemoveDialog = lazyComponent(load, 'RemoveDialog');
const LazyRemoveSeveralDialog = lazyComponent(load, 'RemoveSeveralDialog');

export interface TeamScreenProps<
  Name extends string = AssignableRole,
  InviteName extends string = InviteRole,
> {
  /** State that the screen shows. */
  state: TeamState;
  /** Called by the header, the rows and the dialogs. */
  actions: TeamActions<Name, InviteName>;
  /** Roles of one's own, in the order of the select. Keep the array stable. @default the product's */
  roles?: readonly TeamRoleChoice<Name, InviteName>[] | undefined;
  /** Store of an unsent invite. */
  inviteDrafts?: FormDrafts<InviteDraft> | undefined;
  /** Custom parts. Columns: name, email, role, status, action. */
  slots?: ScreenSlots<TeamRow> | undefined;
}

/**
 * Members and invites of a tenant. Render it inside a `Page`, whose width decides table or list.
 */
export function TeamScreen<
  Name extends string = AssignableRole,
  InviteName extends string = InviteRole,
>({ state, actions: typed, roles: own, inviteDrafts, slots }: TeamScreenProps<Name, InviteName>) {
  // The select offers only these roles, so that what comes back is one of them.
  const actions = typed as TeamActions<string, string>;
  const { team, isLoadingSession = false, inviteRefusal } = state;
  const { onExport, onRemoveSeveral } = actions;
  const t = useTranslation(teamTexts, shellTexts);
  usePreload(LazyInviteDialog);
  const [isInviting, setIsInviting] = useState(false);
  const [removal, setRemoval] = useState<TeamRow | null>(null);
  const [removals, setRemovals] = useState<readonly TeamRow[] | null>(null);
  const rows = team.status === 'ready' ? team.data.rows : NO_ROWS;
  const canSelect = Boolean(onExport ?? onRemoveSeveral);
  const roles = useMemo(() => teamRoles(t, own), [t, own]);
  const columns = useMemo(() => memberColumns(t), [t]);
  const empty = useMemo(() => ({ title: t('team.empty') }), [t]);
  const emptyFiltered = useCallback(
    (search: string) => ({
      title: t('team.empty'),
      description: t('team.emptySearch', { search }),
    }),
    [t],
  );
  const list = useList({
    source: team,
    rows,
    idOf: memberRowId,
    nameOf,
    isSelectable: canSelect,
    columns,
    hasRowMenu: true,
    slots,
    textOf: memberText,
    search: state.search,
    onSearchChange: actions.onSearchChange,
    texts: {
      heading: t('team.section'),
      search: t('team.search'),
      count: (count) => t('team.count', { count }),
      found: (count) => t('team.found', { count }),
    },
    empty,
    emptyFiltered,
  });
  const { table, selection } = list;
  const rowActions = useTeamRowActions({
    onRoleChange: actions.onRoleChange,
    onAskToRemove: setRemoval,
    onResendInvite: actions.onResendInvite,
    onRefused: actions.onRefused,
  });

  const openInvite = useCallback(() => setIsInviting(true), []);

  function handleRemove(row: TeamRow): void {
    setRemoval(null);
    if (row.kind === 'invite') actions.onCancelInvite(row);
    else actions.onRemove(row);
  }

  const canInvite = !isLoadingSession && inviteRefusal === null;
  const offered = useTeamActions({
    onOpenEntitlements: actions.onOpenEntitlements,
    onInvite: canInvite ? openInvite : undefined,
  });
  return (
    <>
      <ListPage
        title={t('shell.page.teamManagement')}
        description={t('team.subtitle')}
        {...offered}
        loadingText={isLoadingSession ? t('team.loadingPage') : undefined}
        {...list.page}
        retryAs="link"
        selection={
          canSelect
            ? {
                ...selection,
                actions: (
                  <LazyMemberBulkActions
                    selected={list.selected}
                    onExport={onExport}
                    onRemove={onRemoveSeveral && setRemovals}
                  />
                ),
              }
            : undefined
        }
        listNotice={
          team.status === 'ready' && team.data.hasInvitesError ? (
            <LazyInvitesNotice
              refusal={team.data.invitesRefusal}
              onRetry={actions.onRetryInvites}
              fallback={t('team.error.invites')}
            />
          ) : null
        }
      >
        <MemberTable
          rows={table.rows}
          columns={table.columns}
          source={team}
          empty={table.empty}
          selection={table.selection}
          renderTable={table.renderTable}
          currentUserId={state.currentUserId}
          roles={roles}
          {...rowActions}
        />
      </ListPage>
      {isInviting && canInvite ? (
        <LazyInviteDialog
          roles={roles}
          takenEmails={rows.map((row) => row.email)}
          onInvite={actions.onInvite}
          onInviteSeveral={actions.onInviteSeveral}
          onClose={() => setIsInviting(false)}
          drafts={inviteDrafts}
        />
      ) : null}
      {removal ? (
        <LazyRemoveDialog row={removal} onConfirm={handleRemove} onClose={() => setRemoval(null)} />
      ) : null}
      {removals && onRemoveSeveral ? (
        <LazyRemoveSeveralDialog
          rows={removals}
          onConfirm={onRemoveSeveral}
          onClose={() => setRemovals(null)}
        />
      ) : null}
    </>
  );
}

const NO_ROWS: readonly TeamRow[] = [];

const nameOf = ({ name }: TeamRow) => name;

const memberText = ({ name, email }: TeamRow) => joinFields(name, email);
