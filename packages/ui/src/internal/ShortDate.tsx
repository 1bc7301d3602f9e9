import { formatMachineDate, useFormats, useLanguage } from '@platform/i18n';
import type { DateInput } from '@platform/i18n';

export interface ShortDateProps {
  /** A string without a time zone is read as UTC. */
  date: DateInput;
  isMuted?: boolean;
}

/** Date as dd/mm/yy in a `<time>` with the ISO form; its title is the full local date. */
export function ShortDate({ date, isMuted }: ShortDateProps) {
  const { language } = useLanguage();
  const formats = useFormats();
  return (
    <time
      data-quiet={isMuted || undefined}
      dateTime={formatMachineDate(date)}
      title={formats.fullDate(date, language)}
    >
      {formats.date(date)}
    </time>
  );
}
