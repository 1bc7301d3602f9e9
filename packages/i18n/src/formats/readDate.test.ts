import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDate, formatMachineDate } from '../format.ts';
import { readDate, readDay } from './readDate.ts';

afterEach(() => void vi.unstubAllEnvs());

const zones = [
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'UTC',
  'Asia/Kolkata',
  'Africa/Cairo',
  'Pacific/Kiritimati',
];

describe.each(zones)('in %s', (zone) => {
  test.each([
    ['2026-11-26T10:00:00', '2026-11-26T10:00:00.000Z'],
    ['2026-11-26 10:00:00', '2026-11-26T10:00:00.000Z'],
    [' 2026-11-26T10:00 ', '2026-11-26T10:00:00.000Z'],
    ['2026-11-26t10:00:00z', '2026-11-26T10:00:00.000Z'],
    ['2026-11-26T10:00:00.123456', '2026-11-26T10:00:00.123Z'],
    ['2026-11-26 10:00:00.5', '2026-11-26T10:00:00.500Z'],
    ['2026-11-26 10:00:00,25', '2026-11-26T10:00:00.250Z'],
    ['2026-11-26 10:00:00.123456+00', '2026-11-26T10:00:00.123Z'],
    ['2026-11-26 10:00:00 +0530', '2026-11-26T04:30:00.000Z'],
    ['2026-11-26T10:00:00-03:30', '2026-11-26T13:30:00.000Z'],
    ['2026-11-26T10:00:00.987654321Z', '2026-11-26T10:00:00.987Z'],
    ['\u200E2026-11-26T10:00:00Z\u200B', '2026-11-26T10:00:00.000Z'],
    ['2016-12-31T23:59:60Z', '2016-12-31T23:59:59.000Z'],
  ])('READING-75 reads %s as %s', (text, instant) => {
    vi.stubEnv('TZ', zone);
    expect(formatMachineDate(text)).toBe(instant);
  });

  // Midnight of 24 April 2026 does not exist in Cairo.
  test.each(['2026-11-26', '2026-04-24', '2024-02-29'])('reads %s as that day', (text) => {
    vi.stubEnv('TZ', zone);
    const [year = '', month, day] = text.split('-');
    expect(formatDate(text)).toBe(`${day}/${month}/${year.slice(2)}`);
  });

  test.each([
    '2026-11-26',
    '2026-11-26T00:00:00Z',
    '2026-11-26T00:00:00',
    '2026-11-26 00:00:00.000000',
    '2026-11-26T00:00Z',
    '2026-11-26T00:00:00+00:00',
    '2026-11-26T00:00:00+05:30',
    Date.UTC(2026, 10, 26) / 1000,
    Date.UTC(2026, 10, 26),
    String(Date.UTC(2026, 10, 26) / 1000),
  ])('READING-75 keeps the day of a timeline received as %j', (value) => {
    vi.stubEnv('TZ', zone);
    expect(readDay(value)).toBe('2026-11-26');
  });
});

test('a time in a timeline belongs to its day on the device', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(readDay('2026-11-26T18:30:00Z')).toBe('2026-11-27');
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(readDay('2026-11-26T05:30:00Z')).toBe('2026-11-25');
});

test.each([
  null,
  undefined,
  '',
  'today',
  '26/11/2026',
  '2026-11',
  '2026-13-01',
  '2026-02-30T00:00:00Z',
  '0000-01-01',
  -1e14,
  '2026-11-26T24:30:00',
  '2026-11-26T10:00:00 PST',
  '2026-11-26T10:00:00+5',
  '2026-11-26Z',
  Number.NaN,
  1e30,
  '1e30',
])('D17 reads no date in %j', (value) => {
  expect(readDate(value)).toBeNull();
  expect(readDay(value)).toBeNull();
});

test('reads years of the first century, which Date would move to the 20th', () => {
  expect(readDay('0026-11-26')).toBe('0026-11-26');
});
