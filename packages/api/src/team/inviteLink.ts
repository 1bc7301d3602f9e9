import type { InviteLink } from '@platform/domain';
import { cleanEmail, isEmail } from '@platform/i18n/text';
import { plainText } from '../http/message.ts';
import { linkToken } from '../session/linkToken.ts';
import { normaliseRole } from '../permissions/roles.ts';

export function inviteLinkQuery({ token, email, tenantName, role, invitedBy }: InviteLink): string {
  const query = new URLSearchParams({ token });
  if (email) query.set('email', email);
  if (tenantName) query.set('tenant_name', tenantName);
  if (role) query.set('role_name', role);
  if (invitedBy) query.set('invited_by', invitedBy);
  return query.toString();
}

export function readInviteLink(search: string): InviteLink {
  const query = new URLSearchParams(search);
  const text = (name: string) => plainText(query.get(name));
  const email = text('email');
  return {
    token: linkToken(query),
    email: isEmail(email) ? cleanEmail(email) : '',
    tenantName: text('tenant_name'),
    role: text('role_name') ? normaliseRole(text('role_name')) : null,
    invitedBy: text('invited_by'),
  };
}
