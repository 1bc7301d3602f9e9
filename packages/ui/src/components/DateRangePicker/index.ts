export { DateRangePicker } from './DateRangePicker.tsx';
export type { DateRangePickerProps } from './DateRangePicker.tsx';
export type { DateRange } from './dayRange.ts';
export type { DateRangePreset } from './DateRangePopup.tsx';
