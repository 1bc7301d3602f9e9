import { useState } from 'react';
import { CalendarView } from '../Calendar/CalendarView.tsx';
import type { BaseCalendarProps } from '../Calendar/CalendarView.tsx';
import { useDates } from '../Calendar/useDates.ts';
import { Prompt } from './DateRangePicker.styles.ts';
import { daysOfRange, orderedRange } from './dayRange.ts';
import type { DateRange } from './dayRange.ts';

export interface RangeCalendarProps extends BaseCalendarProps {
  value: DateRange;
  onChoose: (range: DateRange) => void;
  months: number;
}

/** Selects a range by its two ends, in any order. */
export function RangeCalendar({ value, onChoose, ...rest }: RangeCalendarProps) {
  const { t } = useDates(rest.locale);
  const [start, setStart] = useState<string | null>(null);

  function selectDay(day: string) {
    if (start === null) setStart(day);
    else onChoose(orderedRange(start, day));
  }

  return (
    <div>
      <Prompt>{t(start === null ? 'dates.pickFrom' : 'dates.pickTo')}</Prompt>
      <CalendarView
        {...rest}
        selection={start === null ? daysOfRange(value) : { from: start, to: start }}
        previewSelection={start === null ? undefined : (day) => orderedRange(start, day)}
        onDayPress={selectDay}
      />
    </div>
  );
}
