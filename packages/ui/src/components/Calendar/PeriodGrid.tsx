import { formatMonth } from '@platform/i18n';
import type { RefObject } from 'react';
import { Heading, Month, Period as PeriodButton, PeriodCell, Periods } from './Calendar.styles.ts';
import { formatDay } from './dayFormat.ts';
import type { DayLimits } from './days.ts';
import { HeadingButton } from './HeadingButton.tsx';
import { isOutside } from './periods.ts';
import type { Period, PeriodPage, PeriodUnit } from './periods.ts';
import type { DatesTranslate } from './useDates.ts';

export interface PeriodGridProps {
  unit: PeriodUnit;
  page: PeriodPage;
  /** A day of the period that Tab reaches. */
  active: string;
  activeRef: RefObject<HTMLButtonElement | null>;
  /** The month that the calendar showed. */
  current: string;
  today: string;
  months: number;
  limits: DayLimits;
  locale: string;
  t: DatesTranslate;
  onChoose: (period: Period) => void;
  onHeadingPress: () => void;
}

export function PeriodGrid({ unit, page, active, activeRef, locale, t, ...rest }: PeriodGridProps) {
  const { current, today, months, limits, onChoose, onHeadingPress } = rest;
  const isMonths = unit === 'month';
  const year = page.first.slice(0, 4);
  const heading = isMonths ? year : `${year}–${page.last.slice(0, 4)}`;
  const contains = ({ first, last }: Period, day: string) => first <= day && day <= last;

  return (
    <Month>
      {isMonths ? (
        <HeadingButton text={heading} action={t('dates.chooseYear')} onPress={onHeadingPress} />
      ) : (
        <Heading aria-live="polite">{heading}</Heading>
      )}
      <Periods aria-label={heading} data-months={months}>
        <tbody>
          {page.rows.map((row) => (
            <tr key={row[0]?.first}>
              {row.map((period) => {
                const { first } = period;
                const isActive = contains(period, active);
                const isCurrent = contains(period, `${current}-01`);
                return (
                  <PeriodCell key={first} aria-selected={isCurrent}>
                    <PeriodButton
                      ref={isActive ? activeRef : undefined}
                      tabIndex={isActive ? 0 : -1}
                      aria-label={isMonths ? formatMonth(first, locale) : undefined}
                      aria-current={contains(period, today) ? 'date' : undefined}
                      aria-disabled={isOutside(period, limits) || undefined}
                      data-chosen={isCurrent || undefined}
                      onClick={() => onChoose(period)}
                    >
                      {isMonths ? formatDay(first, 'shortMonth', locale) : first.slice(0, 4)}
                    </PeriodButton>
                  </PeriodCell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Periods>
    </Month>
  );
}
