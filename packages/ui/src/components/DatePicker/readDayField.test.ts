import { expect, test } from 'vitest';
import { readRangeText } from '../DateRangePicker/readRangeText.ts';
import { fieldText, readDayField } from './readDayField.ts';
import type { DayContext } from './readDayField.ts';
import { todayIn } from './todayIn.ts';

const t = ((key: string, params = {}) =>
  [key, ...Object.values(params)].join(' ')) as unknown as DayContext['t'];

const context = {
  t,
  locale: 'en-GB',
  limits: {
    min: '2026-01-05',
    max: '2026-12-31',
    dayDisabledReason: (day: string) => (day === '2026-05-01' ? 'Closed.' : undefined),
  },
};
const pattern = 'dates.part.day/dates.part.month/dates.part.year';

test.each([
  ['', '', undefined],
  ['1/2/2026', '2026-02-01', undefined],
  ['1/5/2026', '01/05/2026', 'Closed.'],
  ['4/1/2026', '04/01/2026', 'dates.fault.early 05/01/2026'],
  ['2027-01-01', '01/01/2027', 'dates.fault.late 31/12/2026'],
  ['1/2/26', '1/2/26', 'dates.fault.shortYear 01/02/2026'],
  ['2/13/2026', '2/13/2026', `dates.fault.month 13 ${pattern}`],
  ['31/2/2026', '31/2/2026', 'dates.fault.day February 2026 28/02/2026'],
  ['1/2/1448', '1/2/1448', 'dates.fault.year 1900 2199'],
  ['soon', 'soon', `dates.fault.format ${pattern} 27/11/2026`],
  ['1/2/2026 – 5/2/2026', '1/2/2026 – 5/2/2026', 'dates.fault.range'],
])('%j is the value %j with the error %j', (text, value, error) => {
  expect(readDayField(text, context)).toEqual({ value, error });
});

test('no day can be chosen if the earliest is after the latest', () => {
  const limits = { min: '2026-03-01', max: '2026-02-01' };
  expect(readDayField('15/02/2026', { ...context, limits })).toEqual({
    value: '15/02/2026',
    error: 'dates.fault.none',
  });
});

test.each([
  ['2026-02-01', '01/02/2026'],
  ['31/02/2026', '31/02/2026'],
  ['2026-02-31', '2026-02-31'],
  ['', ''],
])('the value %j is shown as %j', (value, expected) => {
  expect(fieldText(value, 'en-GB')).toBe(expected);
});

test.each([
  ['01/02/2026 – 05/02/2026', { from: '2026-02-01', to: '2026-02-05' }],
  ['from 5/2/2026 to 1/2/2026', { from: '2026-02-01', to: '2026-02-05' }],
  ['01/02/2026', undefined],
  ['31/02/2026 – 05/03/2026', undefined],
  ['01/01/2026 – 05/02/2026', undefined],
  ['01/02/2026 – 01/05/2026', undefined],
])('the range of %j', (text, expected) => {
  expect(readRangeText(text, context)).toEqual(expected);
});

test.each([
  ['Pacific/Auckland', '2026-11-28'],
  ['America/Los_Angeles', '2026-11-27'],
  ['Nowhere/Town', undefined],
  [null, undefined],
])('today in %s is %s', (timeZone, expected) => {
  expect(todayIn(timeZone, new Date('2026-11-27T20:00:00Z'))).toBe(expected);
});
