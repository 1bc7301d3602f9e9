/** Cached per locale and kind: creating a formatter costs more than rendering a month. */
const formats = new Map<string, Intl.DateTimeFormat>();

const kinds = {
  /** 21/11/2026 */
  field: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** Saturday 21 November 2026 */
  full: { dateStyle: 'full' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayFormat = keyof typeof kinds;

export function formatterOf(kind: DayFormat, locale: string): Intl.DateTimeFormat {
  const key = `${kind} ${locale}`;
  const known = formats.get(key);
  // Days are Gregorian in every locale, as the values are.
  const options = { ...kinds[kind], calendar: 'gregory', timeZone: 'UTC' };
  const format = known ?? new Intl.DateTimeFormat(locale, options);
  if (!known) formats.set(key, format);
  return format;
}

export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Formats a day such as `2026-11-21` for a locale. */
export const formatDay = (day: string, kind: DayFormat, locale: string): string =>
  formatterOf(kind, locale).format(dateOf(day));
