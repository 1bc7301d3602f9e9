/** Returns the date in an IANA time zone as `YYYY-MM-DD`; undefined if the zone is unknown. */
export function todayIn(timeZone: string | null | undefined, now: Date): string | undefined {
  if (!timeZone) return undefined;
  try {
    const parts = new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(now);
    const part = (name: string) => parts.find(({ type }) => type === name)?.value;
    return `${part('year')}-${part('month')}-${part('day')}`;
  } catch {
    return undefined;
  }
}
