import { inviteLinkQuery } from '@platform/api/contract';
import type { StoredRole } from '../db/schema.ts';
import type { Mail } from './outbox.ts';

interface Invitation {
  tenantId: string;
  tenantName: string;
  email: string;
  role: StoredRole;
  inviterName: string;
  token: string;
}

/** Invitation email, the only place with the secret in plain text. */
export function inviteMail(invitation: Invitation): Mail {
  const { tenantId, tenantName, email, role, inviterName, token } = invitation;
  const query = inviteLinkQuery({ token, email, tenantName, role, invitedBy: inviterName });
  return {
    tenantId,
    recipient: email,
    subject: `${inviterName} invites you to ${tenantName}`,
    body: `${inviterName} would like you to join ${tenantName}. The link is valid for seven days.`,
    linkPath: `/invite/accept?${query}`,
  };
}
