const DAY_MS = 86_400_000;

/**
 * Returns the day under which something that has happened is listed, as its local midnight. A time after
 * today counts as today: the clock of the device is behind the server's.
 */
export function pastDay(date: Date, today: Date): Date {
  const day = new Date(date.getFullYear(), date.getMonth(), date.getDate());
  return day > today ? today : day;
}

/** Returns how many days of the calendar lie between two midnights. A day may have 23 or 25 hours. */
export const daysBefore = (day: Date, today: Date): number =>
  Math.round((today.getTime() - day.getTime()) / DAY_MS);
