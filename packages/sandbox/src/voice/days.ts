import { addSeconds } from '../session/tokenSet.ts';

export const DAY_SECONDS = 24 * 3600;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export const startOfDay = (at: Date): Date => new Date(`${dayOf(at)}T00:00:00Z`);

export function lastWeek(now: Date): string[] {
  return Array.from({ length: 7 }, (_, index) => dayOf(addSeconds(now, (index - 6) * DAY_SECONDS)));
}
