import type { Overview, TimelinePoint } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import { resourceOf } from '../resource.ts';
import { isObject, readObject, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countOf, dayOf, rateOf } from '../schema/values.ts';

const MAX_TIMELINE_POINTS = 90;

/** In order of preference; the specification does not name the field. */
const DATE_FIELDS = ['date', 'day', 'call_date', 'timestamp', 'start_time', 'created_at'] as const;

export const overviewSchema = readObject((value): Overview => {
  const overview = unwrap(value, 'overview', 'data');
  return {
    callsToday: countOf(overview.calls_today),
    callsThisWeek: countOf(overview.calls_this_week),
    successRate: rateOf(overview.success_rate),
    timeline: timelineOf(overview.call_count_timeline),
  };
});

function timelineOf(value: unknown): TimelinePoint[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return inOrder(list.filter(isObject).map(toPoint)).slice(-MAX_TIMELINE_POINTS);
}

function toPoint(item: WireObject): TimelinePoint {
  const days = DATE_FIELDS.map((name) => dayOf(item[name]));
  return { calls: countOf(item.count_call_id), date: days.find((day) => day !== null) ?? null };
}

function inOrder(points: TimelinePoint[]): TimelinePoint[] {
  if (points.some(({ date }) => date === null)) return points;
  return points.toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
}

export const getOverview = defineCall({
  service: 'voice',
  method: 'GET',
  path: '/v1/analytics/dashboard/overview',
  access: 'private',
  response: overviewSchema,
});

export const overview = resourceOf(getOverview, { freshMs: 2000, isFeature: true });
