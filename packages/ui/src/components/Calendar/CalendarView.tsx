import { dayText, useToday } from '@platform/i18n';
import { isComposing } from '@platform/i18n/text';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { Month, Months, Note, Root } from './Calendar.styles.ts';
import { CalendarStep } from './CalendarStep.tsx';
import {
  addMonths,
  boundsOf,
  clampDay,
  dayAfterKey,
  isDay,
  lastOfMonth,
  monthAfter,
  monthOf,
} from './days.ts';
import type { DayLimits } from './days.ts';
import { limitText } from './limitText.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { monthInView } from './monthInView.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { useDates } from './useDates.ts';

/** First and last selected day; '' for none. */
export interface DaySelection {
  from: string;
  to: string;
}

/** Props that all calendars take. */
export interface BaseCalendarProps
  extends DayLimits, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name. @default 'Calendar' */
  label?: string | undefined;
  /** Day marked as today, and shown initially without a value. @default the device's */
  today?: string | undefined;
  /** BCP 47 tag for names and the first day of the week. @default that of the language */
  locale?: string | undefined;
  /** Moves the focus to the selected day when it mounts. @default false */
  hasInitialFocus?: boolean | undefined;
}

export interface CalendarViewProps extends BaseCalendarProps {
  selection: DaySelection;
  /** Returns the selection shown while the pointer or the focus is on a day. */
  previewSelection?: ((day: string) => DaySelection) | undefined;
  /** Number of months side by side. */
  months: number;
  onDayPress: (day: string) => void;
}

export function CalendarView({
  label,
  today: givenToday,
  locale: givenLocale,
  hasInitialFocus = false,
  selection,
  previewSelection,
  months,
  onDayPress,
  min,
  max,
  dayDisabledReason,
  ...rest
}: CalendarViewProps) {
  const { t, locale } = useDates(givenLocale);
  const deviceToday = dayText(useToday());
  const today = givenToday ?? deviceToday;
  const limits = { min, max, dayDisabledReason };
  const { first, last } = boundsOf(limits);
  const noteId = useId();
  const [view, setView] = useState(() => {
    const start = [selection.from, selection.to, today].find(isDay) ?? deviceToday;
    const active = clampDay(start, limits);
    return { active, month: monthOf(active) };
  });
  const [hovered, setHovered] = useState<string | null>(null);
  /** Index of the visible month that the user is replacing. */
  const [choosingFor, setChoosingFor] = useState<number | null>(null);
  const activeRef = useRef<HTMLButtonElement>(null);
  // It opens faster with the month of the active day only.
  const renderedMonths = useAfterPaint(months, 1);

  useLayoutEffect(() => {
    if (hasInitialFocus) activeRef.current?.focus({ preventScroll: true });
  }, [hasInitialFocus]);

  function moveTo(day: string) {
    const active = clampDay(day, limits);
    setView(({ month }) => ({ active, month: monthInView(month, active, months) }));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const { key, shiftKey } = event;
    const next = dayAfterKey(view.active, { key, shiftKey, isRtl }, locale);
    if (next === undefined) return;
    event.preventDefault();
    flushSync(() => moveTo(next));
    activeRef.current?.focus();
  }

  function moveByMonths(count: number) {
    const active = clampDay(addMonths(view.active, count), limits);
    setView(({ month }) => ({ active, month: monthAfter(month, count) }));
  }

  function showMonth(month: string, index: number) {
    const active = clampDay(monthOf(view.active) === month ? view.active : `${month}-01`, limits);
    flushSync(() => {
      setView({ active, month: monthAfter(month, -index) });
      setChoosingFor(null);
    });
    activeRef.current?.focus();
  }

  if (choosingFor !== null) {
    const month = monthAfter(view.month, choosingFor);
    return (
      <Root {...rest} aria-label={label ?? t('dates.calendar')}>
        <PeriodChoice
          {...{ month, months, today, limits, locale, t }}
          onChoose={(chosen) => showMonth(chosen, choosingFor)}
          onCancel={() => showMonth(month, choosingFor)}
        />
      </Root>
    );
  }

  const lastMonth = monthAfter(view.month, months - 1);
  const reasonOf = (day: string) => limitText(day, limits, t, locale);
  const note = reasonOf(view.active);
  return (
    <Root {...rest} aria-label={label ?? t('dates.calendar')}>
      <CalendarStep
        edge="start"
        label={t('dates.previousMonth')}
        disabledReason={`${view.month}-01` <= first ? t('dates.noEarlier') : undefined}
        onPress={() => moveByMonths(-1)}
      />
      <Months onKeyDown={handleKeyDown} onPointerLeave={() => setHovered(null)}>
        {Array.from({ length: months }, (_each, index) => {
          const month = monthAfter(view.month, index);
          if (index >= renderedMonths && month !== monthOf(view.active))
            return <Month key={index} />;
          return (
            <MonthGrid
              key={index}
              month={month}
              active={view.active}
              selection={previewSelection?.(hovered ?? view.active) ?? selection}
              {...{ activeRef, today, locale, t, reasonOf }}
              noteId={note === undefined ? undefined : noteId}
              onDayHover={setHovered}
              onHeadingPress={() => setChoosingFor(index)}
              onDayPress={(day) => {
                setView((shown) => ({ ...shown, active: day }));
                if (reasonOf(day) === undefined) onDayPress(day);
              }}
            />
          );
        })}
      </Months>
      <CalendarStep
        edge="end"
        label={t('dates.nextMonth')}
        disabledReason={lastOfMonth(lastMonth) >= last ? t('dates.noLater') : undefined}
        onPress={() => moveByMonths(1)}
      />
      <Note id={noteId}>{note}</Note>
    </Root>
  );
}
