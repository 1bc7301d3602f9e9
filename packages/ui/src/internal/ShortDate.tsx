import { formatDate, formatFullDate, formatMachineDate, useLanguage } from '@platform/i18n';

export interface ShortDateProps {
  date: Date | null;
}

/** dd/mm/yy, with the machine form and the full local form as its title. */
export function ShortDate({ date }: ShortDateProps) {
  const { language } = useLanguage();
  return (
    <time dateTime={formatMachineDate(date)} title={formatFullDate(date, language)}>
      {formatDate(date)}
    </time>
  );
}
