import { figuresTexts, useTranslation } from '@platform/i18n';
import { Filter } from '../ListPage/ListFilter.styles.ts';
import { CustomDates } from './CustomDates.tsx';
import { RANGES } from './dayPresets.ts';

/** Selected days; `custom` has its own first and last day. */
export type DayRange = 'today' | 'week' | 'month' | 'quarter' | 'custom';

/** Selected days, as URL parameters. */
export interface DayRangeChoice {
  /** A preset, or `custom`. */
  range: DayRange;
  /** First day of a custom range, such as `2026-11-21`; '' for none. */
  from: string;
  /** Last day of a custom range; '' for none. */
  to: string;
}

export interface RangeFilterProps {
  /** Selected days. */
  value: DayRangeChoice;
  /** Called with what the user changed. */
  onValueChange: (part: Partial<DayRangeChoice>) => void;
  /** False shows the label above the field, for a sheet. @default true */
  isLabelHidden?: boolean | undefined;
}

/** Days that a list or figures cover, for a toolbar. Renders no element around its fields. */
export function RangeFilter({
  value: { range, from, to },
  onValueChange,
  isLabelHidden = true,
}: RangeFilterProps) {
  const t = useTranslation(figuresTexts);
  return (
    <>
      <Filter
        label={t('figures.range.label')}
        isLabelHidden={isLabelHidden}
        options={RANGES.map((each) => ({ value: each, label: t(`figures.range.${each}`) }))}
        value={range}
        onValueChange={(next) => onValueChange({ range: next as DayRange })}
      />
      {range === 'custom' ? (
        <CustomDates value={{ from, to }} onValueChange={onValueChange} />
      ) : null}
    </>
  );
}
