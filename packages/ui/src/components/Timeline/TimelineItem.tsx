import { formatClock, formatMachineDate, readDate, useFormats, useLanguage } from '@platform/i18n';
import { renderIcon } from '../Icon/renderIcon.tsx';
import { Description, Dot, Entry, Mark, Time, Title } from './Timeline.styles.ts';
import type { TimelineEntry } from './timelineDays.ts';

interface TimelineItemProps {
  entry: TimelineEntry;
  /** Shows the time of day instead of the date. */
  hasDay: boolean;
}

export function TimelineItem({ entry, hasDay }: TimelineItemProps) {
  const { date, title, description, icon, tone } = entry;
  const formats = useFormats();
  const { language } = useLanguage();
  const time = hasDay ? formatClock(readDate(date)) : formats.date(date);
  return (
    <Entry>
      <Mark aria-hidden="true" data-tone={tone}>
        {icon ? renderIcon(icon) : <Dot />}
      </Mark>
      <Title>{title}</Title>
      {time ? (
        <Time dateTime={formatMachineDate(date)} title={formats.fullDate(date, language)}>
          {time}
        </Time>
      ) : null}
      {description ? <Description>{description}</Description> : null}
    </Entry>
  );
}
