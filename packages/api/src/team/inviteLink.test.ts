import type { InviteLink } from '@platform/domain';
import { describe, expect, it } from 'vitest';
import { inviteLinkQuery, readInviteLink } from './inviteLink.ts';

const bare: InviteLink = { token: '', email: '', tenantName: '', role: null, invitedBy: '' };
const full: InviteLink = {
  token: 'abc&d=1',
  email: 'ada@acme.test',
  tenantName: 'Acme & Söhne',
  role: 'TenantAdmin',
  invitedBy: 'Bo Ek',
};

describe('an invite link', () => {
  it.each([
    ['all it may hold', full],
    ['its token alone', { ...bare, token: 'abc' }],
  ])('is read with %s', (_, link) => {
    expect(readInviteLink(inviteLinkQuery(link))).toEqual(link);
  });

  it('has empty values for missing parameters', () => {
    expect(inviteLinkQuery({ ...bare, token: 'abc' })).toBe('token=abc');
  });

  it.each<[string, string, Partial<InviteLink>]>([
    ['nothing', '', {}],
    ['a token with spaces around it', 'token=%20abc%20', { token: 'abc' }],
    ['two tokens', 'token=abc&token=abd', {}],
    ['a token of the greatest length', `token=${'a'.repeat(1024)}`, { token: 'a'.repeat(1024) }],
    ['a longer token', `token=${'a'.repeat(1025)}`, {}],
    ['an email that is none', 'email=ada', {}],
    ['an email that needs cleaning', 'email=%20Ada@Acme.test%20', { email: 'Ada@Acme.test' }],
    ['a role by another name', 'role_name=tenant_admin', { role: 'TenantAdmin' }],
    ['a role that is unknown', 'role_name=owner', { role: 'Viewer' }],
    [
      'texts that turn direction',
      'tenant_name=A%E2%80%AEb&invited_by=%0AB',
      { tenantName: 'A b', invitedBy: 'B' },
    ],
  ])('with %s', (_, query, expected) => {
    expect(readInviteLink(`?${query}`)).toEqual({ ...bare, ...expected });
  });
});
