import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import metadata from 'libphonenumber-js/metadata.min.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { isPhone, isSamePhone, phoneFault, readPhone, readPhones } from './phone.ts';

const dialled = (text: string) => {
  const phone = readPhone(text);
  return phone && phone.number + (phone.extension && ` ext ${phone.extension}`);
};

describe('readPhone', () => {
  it.each([
    ['+44 20 7946 0018', '+442079460018'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['+44(0) 20 7946 0018', '+442079460018'],
    ['+44 020 7946 0018', '+442079460018'],
    ['(+44) 20 7946 0018', '+442079460018'],
    ['0044 (0) 20-7946-0018', '+442079460018'],
    ['00 44 20 7946 0018', '+442079460018'],
    ['44 (0)20 7946 0018', '+442079460018'],
    ['+0044 20 7946 0018', '+442079460018'],
    ['020 7946 0018', '02079460018'],
    ['(020) 7946.0018', '02079460018'],
    ['(0)20 7946 0018', '02079460018'],
    ['+49 (0)89/1234567', '+49891234567'],
    ['+49 33731/1234567', '+49337311234567'],
    ['0049 8031/123456', '+498031123456'],
    ['030/1234567', '0301234567'],
    ['+39 06 1234 5678', '+390612345678'],
    ['+39 (06) 1234 5678', '+390612345678'],
    ['+225 01 23 45 67 89', '+2250123456789'],
    ['tel:+44-20-7946-0018', '+442079460018'],
    ['Tel. 020 7946 0018', '02079460018'],
    ['Mobile: 07700 900123', '07700900123'],
    ['07700 900123 (home)', '07700900123'],
    ['\u202A+44\u00A020\u20117946\u20130018\u202C', '+442079460018'],
    ['+44\u2012(0)20\u22127946\u20150018\uFE0F', '+442079460018'],
    ['＋４４　２０　７９４６　００１８', '+442079460018'],
    ['٠٢٠ ٧٩٤٦ ٠٠١٨', '02079460018'],
    ['۰۲۰ ۷۹۴۶ ۰۰۱۸', '02079460018'],
    ['020 7946 0018 x12', '02079460018 ext 12'],
    ['020 7946 0018x12', '02079460018 ext 12'],
    ['+44 20 7946 0018, ext. 12', '+442079460018 ext 12'],
    ['+44 20 7946 0018 (ext 12)', '+442079460018 ext 12'],
    ['tel:+442079460018;ext=12', '+442079460018 ext 12'],
    ['020 7946 0018 #4', '02079460018 ext 4'],
    ['1-800-FLOWERS', '18003569377'],
    ['1 (800) GOT-MILK', '18004686455'],
    ['12345', '12345'],
    ['1'.repeat(15), '1'.repeat(15)],
  ])('%s dials %s', (text, number) => {
    expect(dialled(text)).toBe(number);
    expect(isPhone(text)).toBe(true);
    expect(phoneFault(text)).toBeNull();
  });

  it.each([
    '020 7946 0018 / 07700 900123',
    '020 7946 0018/07700 900123',
    '020 7946 0018, 07700 900123',
    '020 7946 0018; 07700 900123 ext 3',
    '020 7946 0018 or 07700 900123',
    '020 7946 0018 oder 07700 900123',
    '020 7946 0018 & 07700 900123',
    '020 7946 0018\n07700 900123',
    '020 7946 0018\t07700 900123',
    '020 7946 0018 ::: 07700 900123',
    '020 7946 0018 | call me',
  ])('%j dials the first of two', (text) => {
    expect(dialled(text)).toBe('02079460018');
  });

  it('reads both numbers of a field', () => {
    expect(readPhones('+44 20 7946 0018 x1 / 07700 900123')).toEqual([
      { number: '+442079460018', extension: '1' },
      { number: '07700900123', extension: '' },
    ]);
    expect(readPhones('555 1234 / 555 9876').map(({ number }) => number)).toEqual([
      '5551234',
      '5559876',
    ]);
  });

  it.each([
    ['', null],
    ['\u200B', null],
    ['call me maybe', 'noNumber'],
    ['N/A', 'noNumber'],
    ['-', 'noNumber'],
    ['ask 12 for 34', 'noNumber'],
    ['1-900-FLOWERS', 'noNumber'],
    ['ada@example.com', 'noNumber'],
    ['javascript:alert(12345)', 'noNumber'],
    ['javascript:12345', 'noNumber'],
    ['*100#', 'noNumber'],
    ['12', null],
    ['1'.repeat(16), 'tooLong'],
    ['020 7946 0018 07700 900123', 'tooLong'],
    ['0'.repeat(30), 'tooLong'],
    ['+' + '4'.repeat(30), 'tooLong'],
  ])('%j is no number: %s', (text, fault) => {
    expect(readPhone(text)).toBeNull();
    expect(phoneFault(text)).toBe(fault);
  });

  it('keeps the numbers of every country as they are', () => {
    for (const [country, national] of Object.entries(examples)) {
      const data = (metadata.countries as Record<string, readonly unknown[]>)[country];
      const number = `+${String(data?.[0])}${national}`;
      expect(readPhone(number)).toEqual({ number, extension: '' });
    }
  });

  it('answers long texts at once', () => {
    for (const text of ['1 ', '(', '/', 'x1', 'a:', ', ', '1\n']) {
      expect(readPhone(`${text.repeat(20_000)}!`)?.number).not.toBe('');
    }
  });
});

describe('isSamePhone', () => {
  it.each([
    ['+44 20 7946 0112', '020 7946 0112'],
    ['+44 (0)20 7946 0112', '0044 20 79460112'],
    ['442079460112', '020 7946 0112'],
    ['٠٢٠ ٧٩٤٦ ٠١١٢', '+44 20 7946 0112'],
    ['07700 900123 / 020 7946 0112', '+44 20 7946 0112'],
    ['020 7946 0112 x3', '020 7946 0112'],
  ])('%s and %s are one', (one, other) => {
    expect(isSamePhone(one, other)).toBe(true);
    expect(isSamePhone(other, one)).toBe(true);
  });

  it.each([
    ['+44 20 7946 0112', '+44 20 7946 0113'],
    ['+44 20 7946 0112', '+1 207 946 0112'],
    ['020 7946 0112 x3', '020 7946 0112 x4'],
    ['0112', '0112'],
    ['60112', '020 7946 0112'],
    ['', ''],
  ])('%s and %s are not', (one, other) => {
    expect(isSamePhone(one, other)).toBe(false);
  });
});
