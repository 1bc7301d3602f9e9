import { figuresTexts, useToday, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import type { DateRange } from '../../components/DateRangePicker/dayRange.ts';
import { ListFilter } from '../ListPage/ListFilter.tsx';
import { CustomDates } from './CustomDates.tsx';
import { presetDays, presetOf, RANGES } from './dayPresets.ts';
import type { DayPreset } from './dayPresets.ts';
import { ALL_DAYS, hasDays } from './isWithinDays.ts';

export interface DayFilterProps {
  /** Accessible name, such as 'Created'. */
  label: string;
  /** Label of the option for all days, such as 'Created any day'. */
  allLabel: string;
  /** First and last day; '' for all. @default all */
  value?: DateRange | undefined;
  /** Called with the days of a preset, with chosen days, or with '' for all. */
  onValueChange: (days: DateRange) => void;
  /** False shows the label above the field, for a sheet. @default true */
  isLabelHidden?: boolean | undefined;
}

/**
 * Narrows a list to days, by presets or by dates of one's own, for a toolbar. The value is days
 * only, so that a URL stays true tomorrow. Renders no element around its fields.
 */
export function DayFilter({
  label,
  allLabel,
  value = ALL_DAYS,
  onValueChange,
  isLabelHidden,
}: DayFilterProps) {
  const t = useTranslation(figuresTexts);
  const today = useToday();
  const [isCustom, setCustom] = useState(false);
  const preset = isCustom ? undefined : presetOf(value, today);
  const choice = preset ?? (!hasDays(value) && !isCustom ? '' : 'custom');

  function choose(next: string) {
    setCustom(next === 'custom');
    if (next === '') onValueChange(ALL_DAYS);
    else if (next !== 'custom') onValueChange(presetDays(next as DayPreset, today));
  }

  return (
    <>
      <ListFilter
        label={label}
        isLabelHidden={isLabelHidden}
        allLabel={allLabel}
        options={RANGES.map((each) => ({ value: each, label: t(`figures.range.${each}`) }))}
        value={choice}
        onValueChange={choose}
      />
      {choice === 'custom' ? <CustomDates value={value} onValueChange={onValueChange} /> : null}
    </>
  );
}
