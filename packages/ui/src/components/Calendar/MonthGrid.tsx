import { formatMonth } from '@platform/i18n';
import type { RefObject } from 'react';
import { Cell, Day, Grid, Month, Weekday } from './Calendar.styles.ts';
import type { DaySelection } from './CalendarView.tsx';
import { formatDay } from './dayFormat.ts';
import { weekdaysOf, weeksOf } from './days.ts';
import { HeadingButton } from './HeadingButton.tsx';
import type { DatesTranslate } from './useDates.ts';

export interface MonthGridProps {
  month: string;
  /** The day that Tab reaches. */
  active: string;
  activeRef: RefObject<HTMLButtonElement | null>;
  selection: DaySelection;
  today: string;
  locale: string;
  t: DatesTranslate;
  reasonOf: (day: string) => string | undefined;
  /** Id of the reason why the active day cannot be chosen. */
  noteId: string | undefined;
  onDayPress: (day: string) => void;
  onDayHover: (day: string) => void;
  onHeadingPress: () => void;
}

/** Days of a month, by the WAI-ARIA APG "Grid" pattern with one tab stop. */
export function MonthGrid({ month, selection, locale, ...rest }: MonthGridProps) {
  const { active, activeRef, today, t, reasonOf, noteId, onDayPress, onDayHover, onHeadingPress } =
    rest;
  const heading = formatMonth(`${month}-01`, locale);
  const { from, to } = selection;

  function labelOf(day: string): string {
    const text = formatDay(day, 'full', locale);
    if (day !== from && day !== to) return text;
    if (from === to) return t('dates.selected', { day: text });
    return t(day === from ? 'dates.firstDay' : 'dates.lastDay', { day: text });
  }

  return (
    <Month>
      <HeadingButton text={heading} action={t('dates.chooseMonth')} onPress={onHeadingPress} />
      <Grid aria-label={heading}>
        <thead>
          <tr>
            {weekdaysOf(locale).map((day) => (
              <Weekday key={day} scope="col" abbr={formatDay(day, 'weekday', locale)}>
                {formatDay(day, 'shortWeekday', locale)}
              </Weekday>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, locale).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => {
                if (day === null) return <Cell key={index} />;
                const isEnd = day === from || day === to;
                const isSelected = isEnd || (from !== '' && day > from && day < to);
                const isActive = day === active;
                return (
                  <Cell
                    key={day}
                    aria-selected={isSelected}
                    data-from={(isSelected && day === from) || undefined}
                    data-to={(isSelected && (day === to || to === '')) || undefined}
                  >
                    <Day
                      ref={isActive ? activeRef : undefined}
                      tabIndex={isActive ? 0 : -1}
                      aria-label={labelOf(day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={reasonOf(day) === undefined ? undefined : true}
                      aria-describedby={isActive ? noteId : undefined}
                      data-chosen={isEnd || undefined}
                      data-autofocus={isActive || undefined}
                      onClick={() => onDayPress(day)}
                      onPointerEnter={() => onDayHover(day)}
                    >
                      {Number(day.slice(8))}
                    </Day>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Month>
  );
}
