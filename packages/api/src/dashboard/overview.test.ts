import { describe, expect, it } from 'vitest';
import { overviewSchema } from './overview.ts';

describe('overviewSchema', () => {
  it('maps the wire to the domain', () => {
    const response = {
      calls_today: 148,
      calls_this_week: 862,
      success_rate: 0.94,
      call_count_timeline: [{ count_call_id: 148, date: '2026-11-21' }],
    };
    expect(overviewSchema.parse(response)).toEqual({
      callsToday: 148,
      callsThisWeek: 862,
      successRate: 0.94,
      timeline: [{ calls: 148, date: '2026-11-21' }],
    });
  });

  it.each([{}, { calls_today: null, call_count_timeline: null }, { call_count_timeline: {} }])(
    'D04 reads no figure from %j',
    (response) => {
      expect(overviewSchema.parse(response)).toEqual({
        callsToday: null,
        callsThisWeek: null,
        successRate: null,
        timeline: [],
      });
    },
  );

  it.each([null, [], 'x', 7])('D01 rejects %j', (response) => {
    expect(overviewSchema.safeParse(response).success).toBe(false);
  });

  it('D04 keeps valid points and drops invalid ones', () => {
    const timeline = [null, 7, { count_call_id: '3' }, { count_call_id: -1 }, {}];
    expect(overviewSchema.parse({ call_count_timeline: timeline }).timeline).toEqual([
      { calls: 3, date: null },
      { calls: null, date: null },
      { calls: null, date: null },
    ]);
  });

  it('sorts points that all have days and keeps the order of others', () => {
    const item = (count_call_id: number, date?: string) => ({ count_call_id, date });
    const order = (...items: object[]) =>
      overviewSchema.parse({ call_count_timeline: items }).timeline.map(({ calls }) => calls);
    expect(order(item(2, '2026-11-02'), item(1, '2026-11-01'))).toEqual([1, 2]);
    expect(order(item(2, '2026-11-02'), item(1))).toEqual([2, 1]);
  });

  it.each<[string, object]>([
    ['day', { day: '2026-11-21' }],
    ['call_date', { call_date: '2026-11-21' }],
    ['the first that is one', { date: 'Friday', timestamp: '2026-11-21' }],
  ])('finds the day in %s', (_, item) => {
    const { timeline } = overviewSchema.parse({ call_count_timeline: [item] });
    expect(timeline).toEqual([{ calls: null, date: '2026-11-21' }]);
  });

  it('D17 keeps the last 90 of 10,000 points', () => {
    const items = Array.from({ length: 10_000 }, (_, index) => ({ count_call_id: index }));
    const { timeline } = overviewSchema.parse({ call_count_timeline: items });
    expect(timeline).toHaveLength(90);
    expect(timeline.at(-1)?.calls).toBe(9999);
  });
});
