const two = (part: number) => String(part).padStart(2, '0');

/** Writes the time of day as 09:41, in local time; '' for what is no moment. */
export function formatClock(date: Date | null): string {
  return date && !Number.isNaN(date.getTime())
    ? `${two(date.getHours())}:${two(date.getMinutes())}`
    : '';
}
