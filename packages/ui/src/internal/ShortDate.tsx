import { formatMachineDate, useFormats, useLanguage } from '@platform/i18n';
import type { DateInput } from '@platform/i18n';

export interface ShortDateProps {
  /** A text is read as services send dates: a time without a zone is UTC. */
  date: DateInput;
  isMuted?: boolean;
}

/** dd/mm/yy; the `<time>` has the ISO form, and the full local form as its title. */
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
