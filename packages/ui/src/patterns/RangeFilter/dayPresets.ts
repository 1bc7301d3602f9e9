import { dayText } from '@platform/i18n';
import type { DateRange } from '../../components/DateRangePicker/dayRange.ts';

/** Days of a preset, today included. */
const lengths = { today: 1, week: 7, month: 30, quarter: 90 } as const;

export type DayPreset = keyof typeof lengths;

const DAY_PRESETS = Object.keys(lengths) as DayPreset[];

/** Choices of a filter by days: the presets, and days of one's own. */
export const RANGES = [...DAY_PRESETS, 'custom'] as const;

export function presetDays(preset: DayPreset, today: Date): DateRange {
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate());
  first.setDate(first.getDate() + 1 - lengths[preset]);
  return { from: dayText(first), to: dayText(today) };
}

/** The preset with these days; undefined if there is none. */
export const presetOf = ({ from, to }: DateRange, today: Date): DayPreset | undefined =>
  DAY_PRESETS.find((preset) => {
    const days = presetDays(preset, today);
    return days.from === from && days.to === to;
  });
