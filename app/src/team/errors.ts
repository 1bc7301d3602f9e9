import { isApiError } from '@platform/api';
import type { TextKey } from '@platform/i18n';
import type { teamTexts } from '@platform/i18n';

/** The texts that a write of the team can end in; none of them has a placeholder. */
export type TeamMessageKey = Extract<
  TextKey<typeof teamTexts>,
  `team.${'error' | 'invite' | 'toast'}.${string}`
>;

/** A failure in words: a text of ours, or the server's own. */
export type TeamError = { key: TeamMessageKey } | { message: string };

/** What an invite's refusal says, matched on the server's message in this order (spec 8). */
const inviteRefusals: readonly { when: string; key: TeamMessageKey }[] = [
  { when: 'already exists in the system', key: 'team.invite.otherTenant' },
  { when: 'already exists in tenant', key: 'team.invite.alreadyMember' },
  { when: 'Pending invitation', key: 'team.invite.alreadyInvited' },
  { when: "Permission 'users.manage' required", key: 'team.invite.notAllowed' },
];

/** The text of a failed invite (spec 8): a known refusal, the server's words, or the default. */
export function inviteError(error: unknown): TeamError {
  if (!isApiError(error)) return { key: 'team.invite.failed' };
  const { serverMessage } = error;
  const known = inviteRefusals.find(({ when }) => serverMessage.includes(when));
  if (known) return { key: known.key };
  return serverMessage ? { message: serverMessage } : { key: 'team.invite.failed' };
}

/** The server's own words where it sent any, else the text of the action that failed. */
export function actionError(error: unknown, key: TeamMessageKey): TeamError {
  return isApiError(error) && error.serverMessage ? { message: error.serverMessage } : { key };
}
