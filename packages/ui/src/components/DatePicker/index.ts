export { DatePicker } from './DatePicker.tsx';
export type { DateFieldOptions, DatePickerProps } from './DatePicker.tsx';
