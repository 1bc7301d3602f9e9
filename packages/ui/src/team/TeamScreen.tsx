import { teamTexts, useTranslation } from '@platform/i18n';
import { useCallback, useRef, useState } from 'react';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import type { Remote } from '../remote.ts';
import { TeamHeader } from './TeamHeader.tsx';
import { TeamSection } from './TeamSection.tsx';
import { Waiting } from './TeamScreen.styles.ts';
import { inviteDialog, removeDialog } from './lazyParts.ts';
import type {
  InviteDraft,
  InviteOutcome,
  InviteValues,
  TeamData,
  TeamRefusal,
  TeamRow,
} from './types.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import type { RoleChange } from './useRoleEdits.ts';
import type { RefusedAction } from './useTeamRowActions.ts';

export interface TeamScreenProps {
  team: Remote<TeamData>;
  /** While the session is restored or nobody is signed in yet. @default false */
  isLoadingSession?: boolean;
  /** The id of the person signed in, who is marked 'You'. */
  currentUserId?: string | undefined;
  /** What the list is filtered by; the caller owns it, since it belongs into the address. */
  search: string;
  onSearchChange: (search: string) => void;
  /**
   * Opens the plan's entitlements and usage; without it there is no button for them. Keep it stable
   * between renders.
   */
  onOpenEntitlements?: (() => void) | undefined;
  /** The pointer or the focus nears that button: a good moment to fetch the code. Keep it stable. */
  onNearEntitlements?: (() => void) | undefined;
  /** Why nobody can be invited: the button is there only where this is `null` (spec 6). */
  inviteRefusal: TeamRefusal | null;
  /** Sends an invite. Must not reject. */
  onInvite: (values: InviteValues) => Promise<InviteOutcome>;
  /** Saves a role and answers whether it could. Must not reject. Keep it stable between renders. */
  onRoleChange: (change: RoleChange) => Promise<boolean>;
  /** Removes a member, after the confirmation. */
  onRemove: (row: TeamRow) => void;
  /** Cancels a pending invite, after the confirmation. */
  onCancelInvite: (row: TeamRow) => void;
  /** Loads the invites again, after they failed beside the members (reading 27). */
  onRetryInvites: () => void;
  /** Told when an action was reached that a rule forbids. Keep it stable between renders. */
  onRefused?: ((refused: RefusedAction) => void) | undefined;
  /** An invite that was not sent, to go on with (reliability S24). */
  inviteDraft?: InviteDraft | undefined;
  /** Told at each change of the invite form; `null` once it is sent or given up. */
  onInviteDraftChange?: ((draft: InviteDraft | null) => void) | undefined;
  /** Told when the code of a dialog cannot be had. Keep it stable between renders. */
  onLoadFailed?: (() => void) | undefined;
}

/**
 * Team management (spec 2.8): the members and invites of a tenant, and what may be done to them.
 * Goes into a `Page`, whose width decides between table and list.
 */
export function TeamScreen(props: TeamScreenProps) {
  const { team, isLoadingSession = false, inviteRefusal, onLoadFailed = ignore } = props;
  const t = useTranslation(teamTexts);
  const pageRef = useRef<HTMLDivElement>(null);
  const [isInviting, setIsInviting] = useState(false);
  const [removal, setRemoval] = useState<TeamRow | null>(null);
  const rows = team.status === 'ready' ? team.data.rows : NO_ROWS;
  const expectToLeave = useHeadingFocus(pageRef, rows);

  const openInvite = useCallback(() => setIsInviting(true), []);

  function handleRemove(row: TeamRow): void {
    setRemoval(null);
    expectToLeave(row);
    if (row.kind === 'invite') props.onCancelInvite(row);
    else props.onRemove(row);
  }

  function handleLoadFailed(): void {
    setIsInviting(false);
    setRemoval(null);
    onLoadFailed();
  }

  const canInvite = !isLoadingSession && inviteRefusal === null;
  return (
    <div ref={pageRef}>
      <TeamHeader
        onOpenEntitlements={props.onOpenEntitlements}
        onNearEntitlements={props.onNearEntitlements}
        onInvite={canInvite ? openInvite : undefined}
      />
      {isLoadingSession ? (
        <Waiting>
          <Spinner label={t('team.loadingPage')} />
        </Waiting>
      ) : (
        <TeamSection
          team={team}
          search={props.search}
          onSearchChange={props.onSearchChange}
          onRetryInvites={props.onRetryInvites}
          currentUserId={props.currentUserId}
          onRoleChange={props.onRoleChange}
          onAskToRemove={setRemoval}
          onRefused={props.onRefused}
          onLoadFailed={onLoadFailed}
        />
      )}
      {isInviting && canInvite ? (
        <inviteDialog.Part
          takenEmails={rows.map((row) => row.email)}
          onInvite={props.onInvite}
          onClose={() => setIsInviting(false)}
          draft={props.inviteDraft}
          onDraftChange={props.onInviteDraftChange}
          onLoadFailed={handleLoadFailed}
        />
      ) : null}
      {removal ? (
        <removeDialog.Part
          row={removal}
          onConfirm={handleRemove}
          onCancel={() => setRemoval(null)}
          onLoadFailed={handleLoadFailed}
        />
      ) : null}
    </div>
  );
}

const NO_ROWS: readonly TeamRow[] = [];

function ignore(): void {
  // Nobody listens.
}
