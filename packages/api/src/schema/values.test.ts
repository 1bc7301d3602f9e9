import { expect, it, vi, onTestFinished } from 'vitest';
import { contentOverviewSchema } from '../content/overview.ts';
import { overviewSchema } from '../dashboard/overview.ts';
import { dateOf, dayOf } from './values.ts';

it.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
  'READING-75 reads a time without a zone as UTC in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const instant = new Date('2026-11-26T10:00:00Z');
    expect(dateOf('2026-11-26T10:00:00')).toEqual(instant);
    expect(dateOf('2026-11-26 10:00:00.000')).toEqual(instant);
    expect(dateOf(instant.getTime() / 1000)).toEqual(instant);
    expect(dateOf('2026-11-26')).toEqual(new Date(2026, 10, 26));
  },
);

it.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
  'READING-75 keeps the days of timelines in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const dates = ['2026-11-25T00:00:00Z', '2026-11-26T00:00:00.000Z', '2026-11-27'];
    const days = ['2026-11-25', '2026-11-26', '2026-11-27'];
    const calls = overviewSchema.parse({
      call_count_timeline: dates.map((date) => ({ count_call_id: 1, date })),
    });
    const contents = contentOverviewSchema.parse({ timeline: dates.map((date) => ({ date })) });
    expect(calls.timeline.map(({ date }) => date)).toEqual(days);
    expect(contents.timeline.map(({ date }) => date)).toEqual(days);
  },
);

it.each([null, undefined, {}, [], true, new Date(), 'soon', ''])(
  'D17 reads %j as no date',
  (value) => {
    expect(dateOf(value)).toBeNull();
    expect(dayOf(value)).toBeNull();
  },
);
