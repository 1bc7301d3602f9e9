import type { ComponentPropsWithRef } from 'react';
import type { OpenProps } from '../../internal/useOpen.ts';
import type { LabelledFieldProps } from '../TextField/TextField.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** What Select and Combobox share. Other attributes are those of the trigger. */
export interface ChoiceFieldProps
  extends
    LabelledFieldProps,
    OpenProps,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'defaultValue' | 'value'> {
  options: readonly SelectOption[];
  /** Value of the chosen option; one that is not listed shows the placeholder. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  /** @default false */
  disabled?: boolean | undefined;
  /** Sends the value with the form around it. */
  name?: string | undefined;
}
