import type {
  AssignableRole,
  InviteRole,
  Member,
  TeamRefusal as DomainRefusal,
} from '@platform/domain';
import type { SaveOutcome } from '../../patterns/FormDialog/formTypes.ts';
import type { Remote } from '../../remote.ts';
import type { RoleChange } from './useRoleEdits.ts';
import type { RefusedAction } from './useTeamRowActions.ts';

/** Reason why an action on a row is refused; each has a text in `team.refusal`. */
export type TeamRefusal = DomainRefusal | 'unknownMember';

/** A member or a pending invite, with the reasons why actions are disabled. */
export interface TeamRow extends Omit<Member, 'role' | 'status'> {
  /** An invite is not accepted yet. */
  kind: 'member' | 'invite';
  /** A `Role`, or one of the screen's `roles`. */
  role: string;
  /** Active, Pending or Inactive; any other status is shown as it was sent. */
  status: string;
  /** Page that accepts an invite, for copying; undefined if the service does not send it. */
  link?: string | undefined;
  /** Reason why Edit is disabled, or `null`. */
  editRefusal: TeamRefusal | null;
  /** Reason why Delete or Cancel Invite is disabled, or `null`. */
  removeRefusal: TeamRefusal | null;
}

/** A member or invite that could not be removed. */
export interface RemovalFailure {
  /** Its row. */
  row: TeamRow;
  /** Message for the user. */
  message: string;
}

/** Data of the team screen. */
export interface TeamData {
  /** Members first, then pending invites. */
  rows: readonly TeamRow[];
  /** True if members loaded but invites did not. */
  hasInvitesError?: boolean;
  /** The server's reason for refusing the invites; a retry would not help. */
  invitesRefusal?: string | undefined;
}

/** Values of the invite form. */
export interface InviteDraft {
  /** Email as typed, or several with commas. */
  email: string;
  /** '' until a role is chosen. */
  role: string;
}

/** A valid invite. */
export interface InviteValues<InviteName extends string = InviteRole> {
  /** Trimmed, valid email. */
  email: string;
  /** Role of the new member. */
  role: InviteName;
}

/** Result of one of several invites. */
export interface InviteOutcome {
  /** Email as sent. */
  email: string;
  /** `known` if the person is a member or already invited: another attempt would not help. */
  status: 'invited' | 'known' | 'refused';
  /** Reason why it was not sent, for the user; '' for an invited person. */
  message: string;
}

/** Several valid invites with one role. */
export interface InviteBatch<InviteName extends string = InviteRole> {
  /** Trimmed, valid emails, none of them twice. */
  emails: readonly string[];
  /** Role of the new members. */
  role: InviteName;
  /** Call it with each result, as soon as it is known. */
  onOutcome: (outcome: InviteOutcome) => void;
  /** Aborted if the user stops: start no more invites, and let those under way end. */
  signal: AbortSignal;
}

/** State of the team screen. */
export interface TeamState {
  /** Members and invites. */
  team: Remote<TeamData>;
  /** True while the session is restored, or before sign-in. @default false */
  isLoadingSession?: boolean;
  /** Id of the current user, marked 'You'. */
  currentUserId?: string | undefined;
  /** Search text, owned by the caller, because it is part of the URL. */
  search: string;
  /** Reason why invites are not allowed; `null` shows the button. */
  inviteRefusal: TeamRefusal | null;
}

/** Actions of the team screen. Memoise them: a new `onRoleChange` re-renders every row. */
export interface TeamActions<
  Name extends string = AssignableRole,
  InviteName extends string = InviteRole,
> {
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** Opens plan entitlements and usage; without it there is no button. */
  onOpenEntitlements?: (() => void) | undefined;
  /** Sends an invite. Must not reject. */
  onInvite: (values: InviteValues<InviteName>) => Promise<SaveOutcome<'email'>>;
  /**
   * Sends several invites and resolves once all have ended. Must not reject. Without it, the form
   * takes one email.
   */
  onInviteSeveral?: ((batch: InviteBatch<InviteName>) => Promise<void>) | undefined;
  /** Saves a role and resolves with its success. Must not reject. */
  onRoleChange: (change: RoleChange<Name>) => Promise<boolean>;
  /** Removes a member, after the confirmation. */
  onRemove: (row: TeamRow) => void;
  /** Sends a pending invite again; its earlier link stops working. Without it there is no item. */
  onResendInvite?: ((row: TeamRow) => void) | undefined;
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
}
