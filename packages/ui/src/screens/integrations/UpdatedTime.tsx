import { formatMachineDate, useFormats, useLanguage } from '@platform/i18n';

export interface UpdatedTimeProps {
  className?: string;
  date: Date;
  format?: (date: string) => string;
}

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
