import { figuresTexts, useTranslation } from '@platform/i18n';
import type { DateRange } from '../../components/DateRangePicker/dayRange.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Dates } from './RangeFilter.styles.ts';

const LazyDates = lazyComponent(() => import('./RangeDates.tsx'), 'RangeDates');

interface CustomDatesProps {
  value: DateRange;
  onValueChange: (range: DateRange) => void;
}

/** First and last day of a custom range, after the select of a toolbar. */
export function CustomDates(props: CustomDatesProps) {
  const t = useTranslation(figuresTexts);
  return (
    <Dates>
      <LazyDates {...props} label={t('figures.range.custom')} />
    </Dates>
  );
}
