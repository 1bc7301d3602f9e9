import type { ComponentPropsWithRef } from 'react';
import type { OpenProps } from '../../internal/useOpen.ts';
import type { IconSource } from '../Icon/renderIcon.tsx';
import type { LabelledFieldProps } from '../TextField/TextField.tsx';

/** Value of an option. */
export type SelectValue = string | number;

/** An option of a `Select` or `Combobox`. */
export interface SelectOption<Value extends SelectValue = string> {
  /** Passed to `onValueChange`; unique and not ''. */
  value: Value;
  /** Visible and searched. */
  label: string;
  /** Second line, which distinguishes options with the same label. */
  description?: string | undefined;
  /** Icon before the label, in the list and in the field. Decorative. */
  icon?: IconSource | undefined;
  /** Makes the option unavailable; the arrow keys skip it. @default false */
  disabled?: boolean;
  /** Makes the option unavailable but still reachable; shown below its label. */
  disabledReason?: string | undefined;
}

/** Options of a `Select` under a common label. A group without options is not shown. */
export interface SelectGroup<Value extends SelectValue = string> {
  /** Names the group, visibly and for assistive technology. */
  label: string;
  /** Options, in display order. */
  options: readonly SelectOption<Value>[];
}

/** Props of every field that opens a list of options. Other attributes go to the trigger. */
export interface ChoiceControlProps
  extends
    LabelledFieldProps,
    OpenProps,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'defaultValue' | 'value'> {
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Disables the field. @default false */
  disabled?: boolean | undefined;
  /** Name of the value in a form submission. */
  name?: string | undefined;
}

/** Props of `Combobox` that describe its value. */
export interface ChoiceFieldProps extends ChoiceControlProps {
  /** Options, in display order. */
  options: readonly SelectOption[];
  /** Value of the chosen option; an unknown one shows the placeholder. */
  value?: string | undefined;
  /** Initial value, if uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the value of the chosen option. */
  onValueChange?: (value: string) => void;
}

/** Props that every `Select` takes. */
export interface SelectFieldProps<Value extends SelectValue = string> extends ChoiceControlProps {
  /** Options and groups of options, in display order. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** Value of the chosen option, null or '' for none; an unknown one shows the placeholder. */
  value?: Value | null | undefined;
  /** Initial value, if uncontrolled. @default null */
  defaultValue?: Value | null;
  /** Accessible name of the button that clears the choice. @default 'Clear {{label}}' */
  clearLabel?: string | undefined;
}

/** Props of a `Select` whose choice can be changed but not taken back. */
export interface SelectProps<Value extends SelectValue = string> extends SelectFieldProps<Value> {
  /** Offers no way to clear the choice. @default false */
  isClearable?: false;
  /** Called with the value of the chosen option. */
  onValueChange?: (value: Value) => void;
}

/** Props of a `Select` with a button that clears the choice. */
export interface ClearableSelectProps<
  Value extends SelectValue = string,
> extends SelectFieldProps<Value> {
  /** Adds a button to the field that clears the choice, as Delete and Backspace do. */
  isClearable: boolean;
  /** Called with the value of the chosen option, or with null after clearing. */
  onValueChange?: (value: Value | null) => void;
}
