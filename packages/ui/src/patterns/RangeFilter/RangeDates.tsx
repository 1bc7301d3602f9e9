import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx';
import type { DateRange } from '../../components/DateRangePicker/dayRange.ts';

export interface RangeDatesProps {
  label: string;
  value: DateRange;
  onValueChange: (range: DateRange) => void;
}

/** Days of a custom range. A text with an error stays in the field, and the range as it was. */
export function RangeDates({ label, value, onValueChange }: RangeDatesProps) {
  return (
    <DateRangePicker
      label={label}
      isLabelHidden
      value={value}
      onValueChange={(next, error) => {
        if (error === undefined) onValueChange(next);
      }}
    />
  );
}
