import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { EndSlot } from '../Field/Control.styles.ts';
import { Field } from '../Field/index.ts';

/** 32, 36 or 44 px high. */
export type FieldSize = 'small' | 'medium' | 'large';

/** Props that every labelled field takes. */
export interface LabelledFieldProps {
  /** Label of the field. */
  label: string;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean | undefined;
  /** Error message; makes the field invalid. */
  error?: string | undefined;
  /** Help text; an error is shown below it. */
  hint?: string | undefined;
  /** Marks the field as required, visibly and for assistive technology. @default false */
  isRequired?: boolean | undefined;
  /** 32, 36 or 44 px high; 44 px on phones. @default 'medium' */
  size?: FieldSize | undefined;
}

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'size'>, LabelledFieldProps {
  /** Called with the text on each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Icon for the kind of text. */
  startIcon?: ReactNode;
  /** Control inside the field at its end, such as a clear button. */
  endSlot?: ReactNode;
  /** Makes the field at least as wide as its placeholder. @default false */
  fitsPlaceholder?: boolean | undefined;
}

/** One line. `className` and `style` reach the root `<div>`; the rest and `ref` the `<input>`. */
export function TextField({
  id,
  label,
  isLabelHidden,
  error,
  hint,
  isRequired,
  size = 'medium',
  startIcon,
  endSlot,
  fitsPlaceholder = false,
  onValueChange,
  onChange,
  className,
  style,
  disabled,
  ...rest
}: TextFieldProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onValueChange?.(event.target.value);
  }

  return (
    <Field.Root {...{ id, error, hint, isRequired, disabled, className, style }}>
      <Field.Label isHidden={isLabelHidden}>{label}</Field.Label>
      <Field.Frame
        size={size}
        isReadOnly={rest.readOnly}
        data-placeholder={fitsPlaceholder ? rest.placeholder : undefined}
      >
        {startIcon}
        <Field.Input {...rest} onChange={handleChange} />
        {endSlot ? <EndSlot>{endSlot}</EndSlot> : null}
      </Field.Frame>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
