import type { TimelinePoint } from '@platform/domain';
import { dayText, readDate } from '@platform/i18n';
import type { Formats, AnyLanguage, dashboardTexts, TextKey, Translate } from '@platform/i18n';

type Translated = Translate<TextKey<typeof dashboardTexts>>;

const WEEK = 7;

export const hasDays = (timeline: readonly TimelinePoint[]): boolean =>
  timeline.every(({ date }) => date !== null);

/** Days within a week are weekdays, others dd/mm/yy; points without a day are numbered. */
export function dayNames(
  t: Translated,
  timeline: readonly TimelinePoint[],
  { today, language, formats }: { today: Date; language: AnyLanguage; formats: Formats },
): string[] {
  const isDated = hasDays(timeline);
  const isWeek = timeline.length <= WEEK;

  function labelOf(date: TimelinePoint['date'], index: number): string {
    const day = readDate(date);
    if (!isDated || !day) return t('dashboard.usage.numbered', { number: index + 1 });
    if (dayText(day) === dayText(today)) return t('dashboard.usage.today');
    return isWeek ? formats.weekday(day, language) : formats.date(day);
  }

  return timeline.map(({ date }, index) => labelOf(date, index));
}
