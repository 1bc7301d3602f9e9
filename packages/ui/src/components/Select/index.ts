export { Select } from './Select.tsx';
export type { SelectProps } from './Select.tsx';
export type { ChoiceFieldProps, SelectOption } from './types.ts';
