import { formatMachineDate, useFormats, useLanguage } from '@platform/i18n';

export interface UpdatedTimeProps {
  className?: string;
  date: Date;
  /** Writes the words around the date, which is dd/mm/yy. @default the date alone */
  format?: (date: string) => string;
}

/** A date with its machine form, and the full local form as its title. */
export function UpdatedTime({ className, date, format }: UpdatedTimeProps) {
  const { language } = useLanguage();
  const formats = useFormats();
  const shown = formats.date(date);
  return (
    <time
      className={className}
      dateTime={formatMachineDate(date)}
      title={formats.fullDate(date, language)}
    >
      {format ? format(shown) : shown}
    </time>
  );
}
