import type { FocusEventHandler, Ref } from 'react';
import type { LabelledFieldProps } from '../TextField/TextField.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** What Select and Combobox share. */
export interface ChoiceFieldProps extends LabelledFieldProps {
  options: readonly SelectOption[];
  /** Value of the chosen option; one that is not listed shows the placeholder. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  /** @default false */
  disabled?: boolean | undefined;
  id?: string;
  /** Sends the value with the form around it. */
  name?: string;
  onBlur?: FocusEventHandler<HTMLButtonElement>;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}
