import { describe, expect, it } from 'vitest';
import { cleanEmail, emailFault, emailKey, isEmail } from './email.ts';

const label = 'a'.repeat(63);

describe('isEmail', () => {
  it.each([
    'ada@example.com',
    'R&D@example.com',
    'sales/emea@example.com',
    'a=b@example.com',
    "o'neil+news@example.co.uk",
    '!#$%&*+/=?^_`{|}~-.@example.com',
    '.ada.@example.com',
    'info@xn--e1afmkfd.xn--p1ai',
    'info@пример.рф',
    'info@bücher.example',
    'info@例え。テスト',
    'info@☃.example',
    'info@i❤.example',
    'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'ada@127.0.0.1',
    `ada@${label}.example`,
    ` \u200Eada@exam\u00ADple.com\u2069\u00A0`,
  ])('accepts %s', (text) => {
    expect(emailFault(text)).toBeNull();
  });

  it.each([
    ['', 'invalid'],
    ['ada', 'invalid'],
    ['ada@localhost', 'invalid'],
    ['ada@example.', 'invalid'],
    ['ada@.example', 'invalid'],
    ['ada@-example.com', 'invalid'],
    ['ada@exa_mple.com', 'invalid'],
    ['ada lovelace@example.com', 'invalid'],
    ['ada@example.com,bob@example.com', 'invalid'],
    ['ada@bücher.example/path', 'invalid'],
    ['ada@bü cher.example', 'invalid'],
    ['"ada"@example.com', 'invalid'],
    ['ada@b@example.com', 'invalid'],
    ['zoë@', 'invalid'],
    [`ada@a${label}.example`, 'invalid'],
    ['zoë@example.com', 'letters'],
    ['zoe\u0308@example.com', 'letters'],
    ['анна@пример.рф', 'letters'],
    ['张三@例え.jp', 'letters'],
    [`${'a'.repeat(243)}@example.com`, 'tooLong'],
  ])('rejects %j as %s', (text, fault) => {
    expect(emailFault(text)).toBe(fault);
    expect(isEmail(text)).toBe(false);
  });

  it('accepts 254 characters', () => {
    expect(isEmail(`${'a'.repeat(242)}@example.com`)).toBe(true);
  });

  it('checks long texts fast', () => {
    expect(isEmail('a@'.repeat(100_000))).toBe(false);
    expect(isEmail(`ö${'ö@'.repeat(120)}`)).toBe(false);
  });
});

describe('cleanEmail', () => {
  it.each([
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['Info@Bücher.example', 'Info@xn--bcher-kva.example'],
    ['\u202Aada@example.com\u202C', 'ada@example.com'],
    ['ada\u200B@exam\u2060ple.com\uFEFF', 'ada@example.com'],
    ['ada@example\u00A0.com', 'ada@example.com'],
    ['\u2800ada@example.com\u2800', 'ada@example.com'],
    ['\uFFF9ada@exam\uFFFBple.com', 'ada@example.com'],
    ['info@نامه\u200Cای.example', 'info@xn--mgba3gch31f060k.example'],
    ['info@exa\u200Cmple.com', 'info@example.com'],
    ['info@bü\u200Dcher.example', 'info@xn--bcher-kva.example'],
    ['maeve.o’brien@example.ie', "maeve.o'brien@example.ie"],
    ['ada@example\u2007.com', 'ada@example.com'],
    ['ada @example.com', 'ada @example.com'],
    ['no email', 'no email'],
    ['http://bücher.example', 'http://bücher.example'],
  ])('%j becomes %s', (text, email) => {
    expect(cleanEmail(text)).toBe(email);
  });
});

it.each([
  ['ADA@Example.com', 'ada@example.COM\u200B'],
  ['info@BÜCHER.example', 'info@xn--bcher-kva.example'],
])('%s and %s are one email', (one, other) => {
  expect(emailKey(one)).toBe(emailKey(other));
});
