import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useControllableState } from '../../internal/useControllableState.ts';
import { Field } from '../Field/index.ts';
import { Radio } from './Radio.tsx';
import { RadioGroupContext } from './RadioGroupContext.ts';
import type { RadioGroupState } from './RadioGroupContext.ts';
import { Options } from './RadioGroup.styles.ts';
import type { RadioOption } from './types.ts';

export interface RadioGroupProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'defaultValue' | 'role'
> {
  /** Names the group. */
  label: ReactNode;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean | undefined;
  /** The options, with a line of text or two each. */
  options?: readonly RadioOption<Value>[] | undefined;
  /** `RadioCard`s, instead of `options`. */
  children?: ReactNode;
  /** The chosen option, if controlled; '' for none. */
  value?: Value | '' | undefined;
  /** Initial option, if uncontrolled. @default '' */
  defaultValue?: Value | '' | undefined;
  /** Called with the chosen option. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Form name of the chosen value. @default generated */
  name?: string | undefined;
  /** `horizontal` wraps; for two or three short options. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Help text below the label. */
  hint?: string | undefined;
  /** Error message below the options; makes the group invalid. */
  error?: string | undefined;
  /** Marks the group as required, visibly and for assistive technology. @default false */
  isRequired?: boolean | undefined;
}

/**
 * One choice of several visible options. Native radio buttons handle the keys of the WAI-ARIA
 * radio group. Props and `ref` reach the root `<fieldset>`.
 */
export function RadioGroup<Value extends string = string>({
  label,
  isLabelHidden,
  options,
  children,
  value: controlled,
  defaultValue = '',
  onValueChange,
  name: givenName,
  orientation = 'vertical',
  isRequired,
  ...rest
}: RadioGroupProps<Value>) {
  const [value, setValue] = useControllableState<string>({
    value: controlled,
    defaultValue,
    onValueChange: (next) => onValueChange?.(next as Value),
  });
  const ownName = useId();
  const name = givenName ?? ownName;
  const group: RadioGroupState = { name, value, choose: setValue };
  return (
    <Field.Group
      {...rest}
      isRequired={isRequired}
      role="radiogroup"
      aria-required={isRequired || undefined}
    >
      <Field.Legend isHidden={isLabelHidden}>{label}</Field.Legend>
      <Field.Hint />
      <RadioGroupContext value={group}>
        <Options data-orientation={orientation} data-cards={options ? undefined : true}>
          {options?.map((option) => (
            <Radio key={option.value} option={option} />
          ))}
          {children}
        </Options>
      </RadioGroupContext>
      <Field.Error />
    </Field.Group>
  );
}
