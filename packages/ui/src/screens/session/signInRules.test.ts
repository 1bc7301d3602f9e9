import { describe, expect, it } from 'vitest';
import { signInErrors } from './signInRules.ts';

describe('signInErrors', () => {
  it.each(['', '   '])('asks for an email instead of %j', (email) => {
    expect(signInErrors('email', email, '')).toEqual({ email: 'common.validation.emailRequired' });
  });

  it.each(['priya', 'priya@', 'priya@northwind', 'pri ya@northwind.example', '"><script>@x'])(
    'refuses %j as an email',
    (email) => {
      expect(signInErrors('email', email, '')).toEqual({ email: 'common.validation.emailInvalid' });
    },
  );

  it('takes an email with white space around it', () => {
    expect(signInErrors('email', ' priya.nair+work@northwind.example ', '')).toEqual({});
  });

  it.each([
    'R&D@northwind.example',
    'a/b=c@northwind.example',
    'info@xn--e1afmkfd.xn--p1ai',
    '\u2068priya@northwind.example\u2069',
  ])('takes %s as an email', (email) => {
    expect(signInErrors('email', email, '')).toEqual({});
  });

  it('asks for the password in its own step only', () => {
    expect(signInErrors('email', 'priya@northwind.example', '')).toEqual({});
    expect(signInErrors('password', 'priya@northwind.example', '')).toEqual({
      password: 'session.password.required',
    });
  });

  it('takes any password, spaces too', () => {
    expect(signInErrors('password', 'priya@northwind.example', ' ')).toEqual({});
  });
});
