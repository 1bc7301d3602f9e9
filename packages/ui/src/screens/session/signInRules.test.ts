import { describe, expect, it } from 'vitest';
import { signInErrors } from './signInRules.ts';

describe('signInErrors', () => {
  it.each(['', '   '])('requires an email instead of %j', (email) => {
    expect(signInErrors('email', email, '')).toEqual({ email: 'common.validation.emailRequired' });
  });

  it.each(['priya', 'priya@', 'priya@northwind', 'pri ya@northwind.example', '"><script>@x'])(
    'rejects %j as an email',
    (email) => {
      expect(signInErrors('email', email, '')).toEqual({ email: 'common.validation.emailInvalid' });
    },
  );

  it('accepts an email with white space around it', () => {
    expect(signInErrors('email', ' priya.nair+work@northwind.example ', '')).toEqual({});
  });

  it.each([
    'R&D@northwind.example',
    'a/b=c@northwind.example',
    'info@xn--e1afmkfd.xn--p1ai',
    '\u2068priya@northwind.example\u2069',
  ])('accepts %s as an email', (email) => {
    expect(signInErrors('email', email, '')).toEqual({});
  });

  it('requires the password in the second step only', () => {
    expect(signInErrors('email', 'priya@northwind.example', '')).toEqual({});
    expect(signInErrors('password', 'priya@northwind.example', '')).toEqual({
      password: 'session.password.required',
    });
  });

  it('accepts any password, including spaces', () => {
    expect(signInErrors('password', 'priya@northwind.example', ' ')).toEqual({});
  });
});
