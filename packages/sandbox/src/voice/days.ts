import { later } from '../session/tokenSet.ts';

export const DAY_SECONDS = 24 * 3600;

/** The date of a moment in Greenwich, `2026-11-21`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Midnight in Greenwich before a moment. */
export const startOfDay = (at: Date): Date => new Date(`${dayOf(at)}T00:00:00Z`);

/** The seven days up to and with today, the oldest first. */
export function lastWeek(now: Date): string[] {
  return Array.from({ length: 7 }, (_, index) => dayOf(later(now, (index - 6) * DAY_SECONDS)));
}
