import { expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

it.each([
  ['', 'tooShort'],
  ['Tr0ub4dor&3', 'tooShort'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['😀'.repeat(11), 'tooShort'],
  ['123456789012', 'weak'],
  ['210987654321', 'weak'],
  ['passwordpassword', 'weak'],
  ['qwertyuiop12', 'weak'],
  ['abababababababab', 'weak'],
  ['longer passphrase', 'good'],
  ['correct horse battery staple', 'strong'],
  ['xK9$vq2!mZp4wL', 'strong'],
  ['пароль из слов', 'good'],
])('rates %j as %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it('does not count personal data', () => {
  const password = 'nora.northwind.2026';
  expect(passwordStrength(password)).toBe('strong');
  expect(passwordStrength(password, ['Nora', 'nora@northwind.example'])).toBe('fair');
});

it.each([['Al'], ['Dr'], ['x@y']])('ignores the personal data %s, which is too short', (known) => {
  const password = 'Dr.Alx-ydral.2026';
  expect(passwordStrength(password, [known])).toBe(passwordStrength(password));
});
