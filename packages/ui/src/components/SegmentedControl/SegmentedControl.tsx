import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { useControllableState } from '../../internal/useControllableState.ts';
import { Option, Root } from './SegmentedControl.styles.ts';

/** An option of a `SegmentedControl`. */
export interface SegmentedOption<Value extends string> {
  /** Passed to `onValueChange`; unique in the control. */
  value: Value;
  /** One or two words. */
  label: string;
  /** Icon before the label. */
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
  /** The chosen option, if controlled. */
  value?: Value;
  /** Initial option, if uncontrolled. @default the first option */
  defaultValue?: Value;
  /** Receives the radio button of the chosen option, such as to focus it. */
  chosenRef?: Ref<HTMLInputElement> | undefined;
  /** Called with the chosen option. */
  onValueChange?: (value: Value) => void;
}

/** Choice between a few words. Native radio buttons handle the keys; WAI-ARIA `radiogroup`. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value: controlled,
  defaultValue,
  chosenRef,
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
            ref={option.value === value ? chosenRef : undefined}
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
