import { isComposing } from '@platform/i18n/text';
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Months } from './Calendar.styles.ts';
import { CalendarStep } from './CalendarStep.tsx';
import { boundsOf, clampDay } from './days.ts';
import type { DayLimits } from './days.ts';
import { PeriodGrid } from './PeriodGrid.tsx';
import { dayAfterPages, dayAfterPeriods, isOutside, periodPage, periodsOfKey } from './periods.ts';
import type { Period, PeriodUnit } from './periods.ts';
import type { DatesTranslate } from './useDates.ts';

export interface PeriodChoiceProps {
  /** The month that was visible, such as `2026-11`. */
  month: string;
  today: string;
  /** Number of months that the calendar shows side by side; sets the width. */
  months: number;
  limits: DayLimits;
  locale: string;
  t: DatesTranslate;
  /** Called with the chosen month. */
  onChoose: (month: string) => void;
  onCancel: () => void;
}

/** Lets the user choose a month, or first its year. WAI-ARIA APG "Grid" with one tab stop. */
export function PeriodChoice({ month, limits, locale, t, ...rest }: PeriodChoiceProps) {
  const { today, months, onChoose, onCancel } = rest;
  const [unit, setUnit] = useState<PeriodUnit>('month');
  const [active, setActive] = useState(() => clampDay(`${month}-01`, limits));
  const activeRef = useRef<HTMLButtonElement>(null);
  const page = periodPage(active, unit);
  const { first, last } = boundsOf(limits);
  const isMonths = unit === 'month';

  useLayoutEffect(() => activeRef.current?.focus({ preventScroll: true }), []);

  function show(nextUnit: PeriodUnit, day: string) {
    flushSync(() => {
      setUnit(nextUnit);
      setActive(clampDay(day, limits));
    });
    activeRef.current?.focus();
  }

  function choose(period: Period) {
    if (isOutside(period, limits)) return;
    if (isMonths) {
      onChoose(period.first.slice(0, 7));
      return;
    }
    const year = period.first.slice(0, 4);
    show('month', `${year}${active.slice(4, 7)}-01`);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const count = periodsOfKey(event.key, isRtl);
    if (count === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    // Escape goes back to the days; a popover around them stays.
    event.stopPropagation();
    if (count === undefined) {
      onCancel();
      return;
    }
    show(unit, dayAfterPeriods(active, unit, count, limits));
  }

  const turn = (count: number) => setActive(dayAfterPages(active, unit, count, limits));
  return (
    <>
      <CalendarStep
        edge="start"
        label={t(isMonths ? 'dates.previousYear' : 'dates.previousYears')}
        disabledReason={page.first <= first ? t('dates.noEarlier') : undefined}
        onPress={() => turn(-1)}
      />
      <Months onKeyDown={handleKeyDown}>
        <PeriodGrid
          {...{ unit, page, active, activeRef, today, months, limits, locale, t }}
          current={month}
          onChoose={choose}
          onHeadingPress={() => show('year', active)}
        />
      </Months>
      <CalendarStep
        edge="end"
        label={t(isMonths ? 'dates.nextYear' : 'dates.nextYears')}
        disabledReason={page.last >= last ? t('dates.noLater') : undefined}
        onPress={() => turn(1)}
      />
    </>
  );
}
