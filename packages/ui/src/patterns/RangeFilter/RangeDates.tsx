import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx';
import { isBackwards } from '../../components/DateRangePicker/dayRange.ts';
import type { DateRange } from '../../components/DateRangePicker/dayRange.ts';

export interface RangeDatesProps {
  label: string;
  value: DateRange;
  onValueChange: (range: DateRange) => void;
}

/** Days of a custom range. A text that is no day stays in the field, and the range as it was. */
export function RangeDates({ label, value, onValueChange }: RangeDatesProps) {
  return (
    <DateRangePicker
      label={label}
      isLabelHidden
      value={value}
      onValueChange={(next, error) => {
        // A range in reverse order is swapped by the page.
        if (error === undefined || isBackwards(next)) onValueChange(next);
      }}
    />
  );
}
