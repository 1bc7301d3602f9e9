import { shellTexts, teamTexts, useTranslation } from '@platform/i18n';
import { joinFields } from '@platform/i18n/text';
import { useCallback, useMemo, useRef, useState } from 'react';
import { lazyComponent, usePreload } from '../internal/lazyComponent.tsx';
import type { FormDrafts, SaveOutcome } from '../patterns/FormDialog/formTypes.ts';
import { ListPage } from '../patterns/ListPage/ListPage.tsx';
import { useList } from '../patterns/ListPage/useList.tsx';
import type { Remote } from '../remote.ts';
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
import { useHeadingFocus } from './useHeadingFocus.ts';
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
  /** Members and invites; fails as one. */
  team: Remote<TeamData>;
  /** While the session is restored or nobody is signed in yet. @default false */
  isLoadingSession?: boolean;
  /** The id of the person signed in, who is marked 'You'. */
  currentUserId?: string | undefined;
  /** What the list is filtered by; the caller owns it, since it belongs into the address. */
  search: string;
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** Opens the plan's entitlements and usage; without it there is no button for them. */
  onOpenEntitlements?: (() => void) | undefined;
  /** Why nobody can be invited: the button is there only where this is `null`. */
  inviteRefusal: TeamRefusal | null;
  /** Sends an invite. Must not reject. */
  onInvite: (values: InviteValues) => Promise<SaveOutcome<'email'>>;
  /** Saves a role and answers whether it could. Must not reject. */
  onRoleChange: (change: RoleChange) => Promise<boolean>;
  /** Removes a member, after the confirmation. */
  onRemove: (row: TeamRow) => void;
  /** Cancels a pending invite, after the confirmation. */
  onCancelInvite: (row: TeamRow) => void;
  /** Saves those who are selected, in the order shown, as a file. */
  onExport?: ((rows: readonly TeamRow[]) => void) | undefined;
  /**
   * Removes several members and cancels several invites, after the confirmation, and answers whom it
   * could not and why; these stay selected. Must not reject.
   */
  onRemoveSeveral?: ((rows: readonly TeamRow[]) => Promise<readonly RemovalFailure[]>) | undefined;
  /** Loads the invites again, after they failed beside the members. */
  onRetryInvites: () => void;
  /** Told when an action was reached that a rule forbids. */
  onRefused?: ((refused: RefusedAction) => void) | undefined;
  /** Store of an invite that was not sent. */
  inviteDrafts?: FormDrafts<InviteDraft> | undefined;
}

/**
 * Team management: the members and invites of a tenant, and what may be done to them.
 * Goes into a `Page`, whose width decides between table and list.
 */
export function TeamScreen(props: TeamScreenProps) {
  const { team, isLoadingSession = false, inviteRefusal, onRemoveSeveral } = props;
  const t = useTranslation(teamTexts, shellTexts);
  usePreload(LazyInviteDialog);
  const pageRef = useRef<HTMLDivElement>(null);
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
  const expectToLeave = useHeadingFocus(pageRef, rows);
  const actions = useTeamRowActions({
    onRoleChange: props.onRoleChange,
    onAskToRemove: setRemoval,
    onRefused: props.onRefused,
  });

  const openInvite = useCallback(() => setIsInviting(true), []);

  function handleRemove(row: TeamRow): void {
    setRemoval(null);
    expectToLeave(row);
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
        ref={pageRef}
        title={t('shell.page.teamManagement')}
        description={t('team.subtitle')}
        {...offered}
        waitingText={isLoadingSession ? t('team.loadingPage') : undefined}
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

/** What a row is searched in. */
const memberText = ({ name, email }: TeamRow) => joinFields(name, email);
