import { describe, expect, it } from 'vitest';
import { inviteSchema } from './inviteSchema.ts';
import type { InviteEmails } from './inviteSchema.ts';

const schema = inviteSchema(
  ['Priya.Nair@northwind.example', ' noor@northwind.example ', '', 'kontakt@xn--bcher-kva.example'],
  ['admin', 'editor', 'viewer'],
);

function messages(email: InviteEmails, role: string): Record<string, string> {
  const result = schema.safeParse({ email, role });
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('inviteSchema', () => {
  it.each([
    ['', 'common.validation.emailRequired'],
    ['   ', 'common.validation.emailRequired'],
    ['noor', 'common.validation.emailInvalid'],
    ['noor@northwind', 'common.validation.emailInvalid'],
    ['a b@northwind.example', 'common.validation.emailInvalid'],
    ['priya.nair@northwind.example', 'teamDialogs.invite.duplicate'],
    ['  NOOR@Northwind.example ', 'teamDialogs.invite.duplicate'],
    ['\u200Fnoor@north\u00ADwind.example\u2060', 'teamDialogs.invite.duplicate'],
    ['kontakt@bücher.example', 'teamDialogs.invite.duplicate'],
    ['\u200B\uFEFF', 'common.validation.emailRequired'],
  ])('rejects the email %j with one message, %s', (email, message) => {
    expect(messages(email, 'editor')).toEqual({ email: message });
  });

  it('requires a role', () => {
    expect(messages('new@northwind.example', '')).toEqual({
      role: 'teamDialogs.invite.roleRequired',
    });
  });

  it('reports the errors of both fields at once', () => {
    expect(Object.keys(messages('', ''))).toEqual(['email', 'role']);
  });

  it.each([
    ['R&D@northwind.example', 'R&D@northwind.example'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['\u202Anew@northwind.example\u202C', 'new@northwind.example'],
  ])('returns %s as %s', (typed, email) => {
    expect(schema.parse({ email: typed, role: 'admin' })).toMatchObject({ email: [email] });
  });

  it('returns the trimmed email', () => {
    expect(schema.parse({ email: ' New@northwind.example ', role: 'admin' })).toEqual({
      email: ['New@northwind.example'],
      role: 'admin',
    });
  });

  it('returns the address of a name with an address', () => {
    const email = '"Nova, Zoë" <zoe@northwind.example>';
    expect(schema.parse({ email, role: 'admin' }).email).toEqual(['zoe@northwind.example']);
  });

  it('leaves known people out of several', () => {
    const email = ['NOOR@northwind.example', 'a@northwind.example', 'b@northwind.example'];
    expect(schema.parse({ email, role: 'admin' }).email).toEqual(email.slice(1));
    expect(messages(email.slice(0, 1), 'admin')).toEqual({
      email: 'teamDialogs.invite.duplicate',
    });
  });

  it.each(['noor@', 'noor@, a@northwind.example'])('rejects several with the text %s', (text) => {
    expect(messages({ tags: ['a@northwind.example'], text }, 'admin')).toEqual({
      email: 'common.validation.emailInvalid',
    });
  });
});
