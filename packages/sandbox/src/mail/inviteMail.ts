import type { Mail } from './outbox.ts';

interface Invitation {
  tenantId: string;
  tenantName: string;
  email: string;
  inviterName: string;
  token: string;
}

/** The e-mail that carries the secret of an invite: the only place it is kept in clear. */
export function inviteMail({ tenantId, tenantName, email, inviterName, token }: Invitation): Mail {
  return {
    tenantId,
    recipient: email,
    subject: `${inviterName} invites you to ${tenantName}`,
    body: `${inviterName} would like you to join ${tenantName}. The link is good for seven days.`,
    linkPath: `/invite/accept?token=${encodeURIComponent(token)}`,
  };
}
