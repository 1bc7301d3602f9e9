const DAY_MS = 86_400_000;

/** Midnight of the day; a future date counts as today, because a device's clock may be slow. */
export function pastDay(date: Date, today: Date): Date {
  const day = new Date(date.getFullYear(), date.getMonth(), date.getDate());
  return day > today ? today : day;
}

/** Calendar days between two midnights; a day may have 23 or 25 hours. */
export const daysBefore = (day: Date, today: Date): number =>
  Math.round((today.getTime() - day.getTime()) / DAY_MS);
