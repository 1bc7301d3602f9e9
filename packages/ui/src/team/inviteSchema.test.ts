import { describe, expect, it } from 'vitest';
import { inviteSchema } from './inviteSchema.ts';

const schema = inviteSchema(['Priya.Nair@northwind.example', ' noor@northwind.example ', '']);

function messages(email: string, role: string): Record<string, string> {
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
  ])('objects to the email %j with one message, %s', (email, message) => {
    expect(messages(email, 'editor')).toEqual({ email: message });
  });

  it('asks for a role', () => {
    expect(messages('new@northwind.example', '')).toEqual({
      role: 'teamDialogs.invite.roleRequired',
    });
  });

  it('objects to both fields at once', () => {
    expect(Object.keys(messages('', ''))).toEqual(['email', 'role']);
  });

  it('answers the trimmed email', () => {
    expect(schema.parse({ email: ' New@northwind.example ', role: 'admin' })).toEqual({
      email: 'New@northwind.example',
      role: 'admin',
    });
  });
});
