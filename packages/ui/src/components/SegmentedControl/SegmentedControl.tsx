import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { useControllableState } from '../../internal/useControllableState.ts';
import { Option, Root } from './SegmentedControl.styles.ts';

/** One of the words to choose from. */
export interface SegmentedOption<Value extends string> {
  /** Handed over when the option is chosen; unique in the control. */
  value: Value;
  /** One or two words. */
  label: string;
  /** Stands before the label. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** Accessible name of the group. */
  label: string;
  /** Two to four short options. */
  options: readonly SegmentedOption<Value>[];
  /** The chosen option, where the parent holds it. */
  value?: Value;
  /** Chosen at first, where `value` is left out. @default the first option */
  defaultValue?: Value;
  /** Called with the option that was chosen. */
  onValueChange?: (value: Value) => void;
}

/**
 * A choice between a few words. Native radio buttons bring the arrow keys; WAI-ARIA `radiogroup`.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value: controlled,
  defaultValue,
  onValueChange,
  ...rest
}: SegmentedControlProps<Value>) {
  const [value, setValue] = useControllableState<Value | undefined>({
    value: controlled,
    defaultValue: defaultValue ?? options[0]?.value,
    onValueChange: (next) => {
      if (next !== undefined) onValueChange?.(next);
    },
  });
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label} {...rest}>
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => setValue(option.value)}
          />
          {option.icon}
          {option.label}
        </Option>
      ))}
    </Root>
  );
}
