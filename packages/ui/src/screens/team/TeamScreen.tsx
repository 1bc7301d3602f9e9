import { shellTexts, teamTexts, useTranslation } from '@platform/i18n';
import { joinFields } from '@platform/i18n/text';
import { useCallback, useMemo, useState } from 'react';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import type { FormDrafts, SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { useList } from '../../patterns/ListPage/useList.tsx';
import type { Remote } from '../../remote.ts';
import { memberRowId, MemberTable } from './MemberTable.tsx';
import type {
  InviteDraft,
  InviteValues,
  RemovalFailure,
  TeamData,
  TeamRefusal,
  TeamRow,
} from './types.ts';
import { useTeamActions } from './useTeamActions.tsx';
import type { RoleChange } from './useRoleEdits.ts';
import { useTeamRowActions } from './useTeamRowActions.ts';
import type { RefusedAction } from './useTeamRowActions.ts';

const load = () => import('./dialogs.ts');
const LazyInviteDialog = lazyComponent(load, 'InviteDialog');
const LazyInvitesNotice = lazyComponent(load, 'InvitesNotice');
const LazyMemberBulkActions = lazyComponent(load, 'MemberBulkActions');
const LazyRemoveDialog = lazyComponent(load, 'RemoveDialog');
const LazyRemoveSeveralDialog = lazyComponent(load, 'RemoveSeveralDialog');

export interface TeamScreenProps {
  /** Members and invites. */
  team: Remote<TeamData>;
  /** True while the session is restored, or before sign-in. @default false */
  isLoadingSession?: boolean;
  /** Id of the current user, marked 'You'. */
  currentUserId?: string | undefined;
  /** Search text, owned by the caller, since it belongs into the address. */
  search: string;
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** Opens plan entitlements and usage; without it there is no button. */
  onOpenEntitlements?: (() => void) | undefined;
  /** Reason why invites are not allowed; `null` shows the button. */
  inviteRefusal: TeamRefusal | null;
  /** Sends an invite. Must not reject. */
  onInvite: (values: InviteValues) => Promise<SaveOutcome<'email'>>;
  /** Saves a role and resolves with its success. Must not reject. */
  onRoleChange: (change: RoleChange) => Promise<boolean>;
  /** Removes a member, after the confirmation. */
  onRemove: (row: TeamRow) => void;
  /** Cancels a pending invite, after the confirmation. */
  onCancelInvite: (row: TeamRow) => void;
  /** Exports the selected rows, in the displayed order. */
  onExport?: ((rows: readonly TeamRow[]) => void) | undefined;
  /** Removes rows after confirmation and resolves with those that failed. Must not reject. */
  onRemoveSeveral?: ((rows: readonly TeamRow[]) => Promise<readonly RemovalFailure[]>) | undefined;
  /** Loads the invites again. */
  onRetryInvites: () => void;
  /** Called if a forbidden action was triggered. */
  onRefused?: ((refused: RefusedAction) => void) | undefined;
  /** Store of an unsent invite. */
  inviteDrafts?: FormDrafts<InviteDraft> | undefined;
}

/** Members and invites of a tenant. Goes into a `Page`, whose width decides table or list. */
export function TeamScreen(props: TeamScreenProps) {
  const { team, isLoadingSession = false, inviteRefusal, onRemoveSeveral } = props;
  const t = useTranslation(teamTexts, shellTexts);
  usePreload(LazyInviteDialog);
  const [isInviting, setIsInviting] = useState(false);
  const [removal, setRemoval] = useState<TeamRow | null>(null);
  const [removals, setRemovals] = useState<readonly TeamRow[] | null>(null);
  const rows = team.status === 'ready' ? team.data.rows : NO_ROWS;
  const canSelect = Boolean(props.onExport ?? onRemoveSeveral);
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
    nameOf: canSelect ? nameOf : undefined,
    textOf: memberText,
    search: props.search,
    onSearchChange: props.onSearchChange,
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
  const actions = useTeamRowActions({
    onRoleChange: props.onRoleChange,
    onAskToRemove: setRemoval,
    onRefused: props.onRefused,
  });

  const openInvite = useCallback(() => setIsInviting(true), []);

  function handleRemove(row: TeamRow): void {
    setRemoval(null);
    if (row.kind === 'invite') props.onCancelInvite(row);
    else props.onRemove(row);
  }

  const canInvite = !isLoadingSession && inviteRefusal === null;
  const offered = useTeamActions({
    onOpenEntitlements: props.onOpenEntitlements,
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
                    onExport={props.onExport}
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
              onRetry={props.onRetryInvites}
              fallback={t('team.error.invites')}
            />
          ) : null
        }
      >
        <MemberTable
          rows={table.rows}
          source={team}
          empty={table.empty}
          selection={table.selection}
          currentUserId={props.currentUserId}
          {...actions}
        />
      </ListPage>
      {isInviting && canInvite ? (
        <LazyInviteDialog
          takenEmails={rows.map((row) => row.email)}
          onInvite={props.onInvite}
          onClose={() => setIsInviting(false)}
          drafts={props.inviteDrafts}
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
