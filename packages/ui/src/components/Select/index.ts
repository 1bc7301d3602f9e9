export { Select } from './Select.tsx';
export type {
  ChoiceControlProps,
  ChoiceFieldProps,
  ClearableSelectProps,
  SelectFieldProps,
  SelectGroup,
  SelectOption,
  SelectProps,
  SelectValue,
} from './types.ts';
