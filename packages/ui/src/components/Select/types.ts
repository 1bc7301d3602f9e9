import type { ComponentPropsWithRef } from 'react';
import type { OpenProps } from '../../internal/useOpen.ts';
import type { LabelledFieldProps } from '../TextField/TextField.tsx';

/** One of the options of a Select or a Combobox. */
export interface SelectOption {
  /** Handed over when the option is chosen; unique, and not ''. */
  value: string;
  /** What is seen and searched. */
  label: string;
  /** Tells it from others of the same label, in a second line. */
  description?: string | undefined;
  /** Cannot be chosen. @default false */
  disabled?: boolean;
}

/** What Select and Combobox share. Other attributes are those of the trigger. */
export interface ChoiceFieldProps
  extends
    LabelledFieldProps,
    OpenProps,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'defaultValue' | 'value'> {
  /** What can be chosen, in this order. */
  options: readonly SelectOption[];
  /** Value of the chosen option; one that is not listed shows the placeholder. */
  value?: string | undefined;
  /** Chosen at first, where `value` is left out. @default '' */
  defaultValue?: string;
  /** Called with the value of the option that was chosen. */
  onValueChange?: (value: string) => void;
  /** Says what is chosen here, until something is. */
  placeholder?: string;
  /** Cannot be opened. @default false */
  disabled?: boolean | undefined;
  /** Sends the value with the form around it. */
  name?: string | undefined;
}
