import { describe, expect, test } from 'vitest';
import { LANGUAGES, dateLocaleOf } from '@platform/i18n';
import { formatDay } from '../Calendar/dayFormat.ts';
import { datePattern, partOrder, readTypedDate } from './readTypedDate.ts';

const dmy = ['day', 'month', 'year'] as const;
const mdy = ['month', 'day', 'year'] as const;
const ymd = ['year', 'month', 'day'] as const;

const dayOf = (text: string, order: readonly ('day' | 'month' | 'year')[] = dmy) => {
  const typed = readTypedDate(text, order);
  return typed.kind === 'day' ? typed.day : typed;
};

describe('a day', () => {
  test.each([
    ['27/11/2026', '2026-11-27'],
    ['1.2.2026', '2026-02-01'],
    ['1.2.2026.', '2026-02-01'],
    ['01 – 02 – 2026', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['  01/02/2026\n', '2026-02-01'],
    ['\u200f01\u200f/02/2026\u200e', '2026-02-01'],
    ['2026-02-01', '2026-02-01'],
    ['2026/2/1', '2026-02-01'],
    ['01022026', '2026-02-01'],
    ['29/02/2024', '2024-02-29'],
    ['٠١/٠٢/٢٠٢٦', '2026-02-01'],
    ['۰۱/۰۲/۲۰۲۶', '2026-02-01'],
    ['०१/०२/२०२६', '2026-02-01'],
    ['౦౧/౦౨/౨౦౨౬', '2026-02-01'],
    ['０１／０２／２０２６', '2026-02-01'],
    ['𝟎𝟗/𝟎𝟗/𝟐𝟎𝟐𝟔', '2026-09-09'],
  ])('%j', (text, expected) => {
    expect(dayOf(text)).toBe(expected);
  });

  test.each([
    ['2/1/2026', mdy, '2026-02-01'],
    ['02012026', mdy, '2026-02-01'],
    ['2026. 2. 1.', ymd, '2026-02-01'],
    ['20260201', ymd, '2026-02-01'],
  ])('%j in the order %j', (text, order, expected) => {
    expect(dayOf(text, order)).toBe(expected);
  });
});

describe('a fault', () => {
  test.each([
    ['31/02/2026', { code: 'day', last: '2026-02-28' }],
    ['29/02/2100', { code: 'day', last: '2100-02-28' }],
    ['31/4/2026', { code: 'day', last: '2026-04-30' }],
    ['00/11/2026', { code: 'day', last: '2026-11-30' }],
    ['02/13/2026', { code: 'month', month: '13' }],
    ['11/00/2026', { code: 'month', month: '00' }],
    ['2026/13/02', { code: 'month', month: '13' }],
    ['20260201', { code: 'month', month: '26' }],
    ['01/02/26', { code: 'shortYear', day: '2026-02-01' }],
    ['01/02/99', { code: 'shortYear', day: '2099-02-01' }],
    ['29/02/26', { code: 'format' }],
    ['01/02/202', { code: 'year' }],
    ['01/02/20266', { code: 'year' }],
    ['01/02/1448', { code: 'year' }],
    ['۱۴۰۵/۰۹/۰۶', { code: 'year' }],
    ['01/02/2569', { code: 'year' }],
    ['01/02', { code: 'format' }],
    ['2026', { code: 'format' }],
    ['01/02/2', { code: 'format' }],
    ['001/02/2026', { code: 'format' }],
    ['-01/02/2026', { code: 'format' }],
    ['1 Feb 2026', { code: 'format' }],
    ['01/02/2026 T', { code: 'format' }],
    ['2026-02-01T10:00', { code: 'format' }],
    ['tomorrow', { code: 'format' }],
    ['½/2/2026', { code: 'format' }],
    ['🗓️', { code: 'format' }],
    ['01/02/2026 02/2026', { code: 'format' }],
  ])('%j', (text, fault) => {
    expect(readTypedDate(text, dmy)).toEqual({ kind: 'fault', fault });
  });
});

describe('two dates', () => {
  test.each([
    '01/02/2026 – 05/02/2026',
    '01/02/2026-05/02/2026',
    '1.2.2026 bis 5.2.2026',
    'from 01/02/2026 to 05/02/2026',
    '2026-02-01/2026-02-05',
    '01022026 05022026',
    '٠١/٠٢/٢٠٢٦ – ٠٥/٠٢/٢٠٢٦',
  ])('%j', (text) => {
    expect(readTypedDate(text, dmy)).toEqual({
      kind: 'range',
      from: { kind: 'day', day: '2026-02-01' },
      to: { kind: 'day', day: '2026-02-05' },
    });
  });

  test('report the error of either date', () => {
    expect(readTypedDate('31/02/2026 – 05/03/2026', dmy)).toMatchObject({
      kind: 'range',
      from: { kind: 'fault', fault: { code: 'day' } },
      to: { kind: 'day', day: '2026-03-05' },
    });
  });
});

test.each(['', '   ', '\u200b\t'])('%j is empty', (text) => {
  expect(readTypedDate(text, dmy)).toEqual({ kind: 'empty' });
});

const others = ['en-US', 'sv', 'ja', 'ko', 'hu', 'ar-EG', 'fa', 'th', 'bn', 'mr', 'my'];
test.each([...LANGUAGES.map(({ code }) => dateLocaleOf(code)), ...others])(
  'reads every formatted day in %s',
  (locale) => {
    const order = partOrder(locale);
    expect(order.toSorted()).toEqual(['day', 'month', 'year']);
    for (const day of ['2026-02-01', '2026-11-27', '1999-12-31']) {
      expect(dayOf(formatDay(day, 'field', locale), order)).toBe(day);
    }
  },
);

test.each([
  ['en-GB', 'DD/MM/YYYY'],
  ['en-US', 'MM/DD/YYYY'],
  ['de', 'DD.MM.YYYY'],
  ['sv', 'YYYY-MM-DD'],
])('the pattern of %s is %s', (locale, expected) => {
  expect(datePattern(locale, { day: 'DD', month: 'MM', year: 'YYYY' })).toBe(expected);
});
