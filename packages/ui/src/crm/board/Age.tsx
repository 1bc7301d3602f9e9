import { formatAge, formatMachineDate, useFormats, useLanguage, useToday } from '@platform/i18n';

/** Shows how long ago a day was, with the day itself as its title. */
export function Age({ date }: { date: Date | null }) {
  const { language } = useLanguage();
  const formats = useFormats();
  const today = useToday();
  return (
    <time
      // A server may have said it on the day before.
      suppressHydrationWarning
      dateTime={formatMachineDate(date)}
      title={formats.fullDate(date, language)}
    >
      {formatAge(date, language, today)}
    </time>
  );
}
