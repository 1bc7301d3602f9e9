export { DatePicker } from './DatePicker.tsx';
export type { DateFieldOptions as DateFieldLook, DatePickerProps } from './DatePicker.tsx';
