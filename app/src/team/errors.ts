import { isApiError } from '@platform/api';
import type { TextKey } from '@platform/i18n';
import type { teamTexts } from '@platform/i18n';

type InviteErrorKey = Extract<TextKey<typeof teamTexts>, `team.invite.${string}`>;

export type InviteError = { key: InviteErrorKey } | { message: string };

/** Texts for known refusals, matched on the server's message in this order. */
const inviteRefusals: readonly { when: string; key: InviteErrorKey }[] = [
  { when: 'already exists in the system', key: 'team.invite.otherTenant' },
  { when: 'already exists in tenant', key: 'team.invite.alreadyMember' },
  { when: 'Pending invitation', key: 'team.invite.alreadyInvited' },
  { when: "Permission 'users.manage' required", key: 'team.invite.notAllowed' },
];

/** Message of a failed invite: a known refusal, the server's message, or the default. */
export function inviteError(error: unknown): InviteError {
  if (!isApiError(error)) return { key: 'team.invite.failed' };
  const { serverMessage } = error;
  const known = inviteRefusals.find(({ when }) => serverMessage.includes(when));
  if (known) return { key: known.key };
  return serverMessage ? { message: serverMessage } : { key: 'team.invite.failed' };
}
