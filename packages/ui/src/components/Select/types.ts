import type { ComponentPropsWithRef } from 'react';
import type { OpenProps } from '../../internal/useOpen.ts';
import type { LabelledFieldProps } from '../TextField/TextField.tsx';

/** An option of a `Select` or `Combobox`. */
export interface SelectOption {
  /** Passed to `onValueChange`; unique and not ''. */
  value: string;
  /** Visible and searched. */
  label: string;
  /** Second line, which distinguishes options with the same label. */
  description?: string | undefined;
  /** Makes the option unavailable. @default false */
  disabled?: boolean;
}

/** Props of `Select` and `Combobox`. Other attributes go to the trigger. */
export interface ChoiceFieldProps
  extends
    LabelledFieldProps,
    OpenProps,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'defaultValue' | 'value'> {
  /** Options, in display order. */
  options: readonly SelectOption[];
  /** Value of the chosen option; an unknown one shows the placeholder. */
  value?: string | undefined;
  /** Initial value, if uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the value of the chosen option. */
  onValueChange?: (value: string) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Disables the field. @default false */
  disabled?: boolean | undefined;
  /** Name of the value in a form submission. */
  name?: string | undefined;
}
