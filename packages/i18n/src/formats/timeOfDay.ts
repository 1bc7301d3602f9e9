const two = (part: number) => String(part).padStart(2, '0');

/** Formats the local time of day, such as 09:41; '' if invalid. */
export function formatClock(date: Date | null): string {
  return date && !Number.isNaN(date.getTime())
    ? `${two(date.getHours())}:${two(date.getMinutes())}`
    : '';
}
