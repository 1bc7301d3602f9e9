// @vitest-environment jsdom
import { act, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { formatAge } from '../formats/age.ts';
import { formatClock } from '../formats/timeOfDay.ts';
import { LanguageProvider } from '../LanguageProvider.tsx';
import { useFormats } from '../useFormats.ts';
import { currentTime, syncClock } from './clock.ts';
import { useNow, useTimeZone, useToday } from './useClock.ts';

const HOUR_MS = 3_600_000;
const lateMessage = new Date('2026-11-26T23:30:00Z');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubEnv('TZ', 'America/St_Johns');
  vi.useFakeTimers();
});

afterEach(() => {
  syncClock(new Date());
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Shows values that depend on the clock; a row is memoised on the formats, like table columns. */
function Probe() {
  const formats = useFormats();
  const row = useMemo(
    () => [
      formats.date(lateMessage),
      formats.weekday(lateMessage, 'en'),
      formats.fullDate(lateMessage, 'en'),
      formatClock(lateMessage),
    ],
    [formats],
  );
  const today = useToday();
  const age = formatAge(lateMessage, 'en', today);
  return [...row, formats.date(today), age, useTimeZone(), formatClock(useNow())].join(' | ');
}

function showProbe() {
  const element = document.createElement('div');
  const root = createRoot(element);
  act(() => {
    root.render(
      <LanguageProvider language="en">
        <Probe />
      </LanguageProvider>,
    );
  });
  onTestFinished(() => act(() => root.unmount()));
  return () => element.textContent.split(' | ');
}

test('a change of the time zone shows when the page is visible again, also in memoised parts', () => {
  vi.setSystemTime('2026-11-27T12:00:00Z');
  const shown = showProbe();
  expect(shown()).toEqual([
    '26/11/26',
    'Thu',
    expect.stringContaining('26 November 2026 at 20:00'),
    '20:00',
    '27/11/26',
    'yesterday',
    'America/St_Johns',
    '08:30',
  ]);
  vi.stubEnv('TZ', 'Asia/Tokyo');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toEqual([
    '27/11/26',
    'Fri',
    expect.stringContaining('27 November 2026 at 08:30'),
    '08:30',
    '27/11/26',
    'today',
    'Asia/Tokyo',
    '21:00',
  ]);
});

test('a change of the time zone shows within a minute while the page stays visible', () => {
  vi.setSystemTime('2026-11-27T12:00:20Z');
  const shown = showProbe();
  vi.stubEnv('TZ', 'Pacific/Auckland');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(shown()[0]).toBe('27/11/26');
  expect(shown()[6]).toBe('Pacific/Auckland');
});

test.each([
  ['a usual day', '2026-11-26T23:59:30', '27/11/26'],
  ['the day with 25 hours', '2026-11-01T23:59:30', '02/11/26'],
  ['the day with 23 hours', '2026-03-08T23:59:30', '09/03/26'],
])('the day changes at midnight after %s', (_, before, today) => {
  vi.setSystemTime(new Date(before));
  const shown = showProbe();
  expect(shown()[4]).not.toBe(today);
  act(() => void vi.advanceTimersByTime(29_000));
  expect(shown()[4]).not.toBe(today);
  act(() => void vi.advanceTimersByTime(1000));
  expect(shown()[4]).toBe(today);
});

test('a device that slept over midnight shows the new day when the page gets the focus', () => {
  vi.setSystemTime('2026-11-26T18:00:00Z');
  const shown = showProbe();
  expect(shown()[4]).toBe('26/11/26');
  // Timers are paused in the meantime.
  vi.setSystemTime('2026-11-29T18:00:00Z');
  act(() => void dispatchEvent(new Event('focus')));
  expect(shown()[4]).toBe('29/11/26');
  expect(shown()[5]).toBe('3 days ago');
});

test.each([
  ['ahead', 5 * HOUR_MS],
  ['behind', -9 * HOUR_MS],
])("a clock that is hours %s follows the server's time", (_, error) => {
  vi.setSystemTime(Date.parse('2026-11-26T21:00:00Z') + error);
  const shown = showProbe();
  act(() => syncClock(new Date('2026-11-26T21:00:00Z')));
  expect(currentTime().toISOString()).toBe('2026-11-26T21:00:00.000Z');
  expect(shown()[4]).toBe('26/11/26');
  expect(shown()[7]).toBe('17:30');
  // Network delay and an invalid header change nothing.
  act(() => syncClock(new Date('2026-11-26T20:59:10Z')));
  act(() => syncClock(new Date('soon')));
  expect(currentTime().toISOString()).toBe('2026-11-26T21:00:00.000Z');
  vi.setSystemTime('2026-11-26T21:05:00Z');
  act(() => syncClock(new Date('2026-11-26T21:05:01Z')));
  expect(currentTime().toISOString()).toBe('2026-11-26T21:05:00.000Z');
});

test('a page without subscribers stops its timer', () => {
  vi.setSystemTime('2026-11-26T21:00:00Z');
  const root = createRoot(document.createElement('div'));
  act(() => {
    root.render(
      <LanguageProvider language="en">
        <Probe />
      </LanguageProvider>,
    );
  });
  expect(vi.getTimerCount()).toBe(1);
  act(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});
