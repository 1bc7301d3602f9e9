import type { Mail } from './outbox.ts';

interface Recipient {
  email: string;
  tenantId: string;
}

export const resetMail = ({ email, tenantId }: Recipient, link: string): Mail => ({
  tenantId,
  recipient: email,
  subject: 'Set a new password',
  body: 'Set a new password with this link. It is valid for one hour and works once. If you did not ask for it, ignore this email: your password stays as it is.',
  linkPath: link,
});

/** For an account that has no password, because an identity provider signs it in. */
export const noPasswordMail = ({ email, tenantId }: Recipient): Mail => ({
  tenantId,
  recipient: email,
  subject: 'Your account has no password',
  body: 'Someone asked for a new password for this address. Your account signs in with Google, so there is none to set.',
  linkPath: null,
});

export const passwordChangedMail = ({ email, tenantId }: Recipient): Mail => ({
  tenantId,
  recipient: email,
  subject: 'Your password was changed',
  body: 'A new password was set, and all other devices were signed out. If it was not you, set another one at once and tell your administrator.',
  linkPath: null,
});
