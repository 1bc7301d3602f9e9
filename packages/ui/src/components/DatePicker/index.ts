export { DatePicker } from './DatePicker.tsx';
export type { DateFieldLook, DatePickerProps } from './DatePicker.tsx';
