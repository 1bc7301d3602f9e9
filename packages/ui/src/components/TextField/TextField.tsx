import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { Control, EndSlot } from '../Field/Control.styles.ts';
import { Field } from '../Field/index.ts';
import { TextInput } from './TextInput.tsx';

/** 32, 36 or 44 px high. */
export type FieldSize = 'small' | 'medium' | 'large';

/** What every labelled field takes beside its control's own attributes. */
export interface LabelledFieldProps {
  /** Names the field. */
  label: string;
  /** Keeps the label for screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /** What is wrong and what to do; makes the field invalid. */
  error?: string | undefined;
  /** Helps before anything is typed; an error comes below it. */
  hint?: string | undefined;
  /** Marks the field for eyes and readers. @default false */
  isRequired?: boolean | undefined;
  /** 32, 36 or 44 px high; 44 on phones. @default 'medium' */
  size?: FieldSize | undefined;
}

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'size'>, LabelledFieldProps {
  /** Called with the text at every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Says what kind of text belongs here. */
  startIcon?: ReactNode;
  /** Something that acts on the text, inside the field at its end. */
  endSlot?: ReactNode;
}

/**
 * One line of text with its label, hint and error. `className` and `style` reach the root `<div>`;
 * the other attributes and `ref` reach the `<input>`.
 */
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
      <Control
        data-size={size}
        data-invalid={error ? true : undefined}
        data-disabled={disabled || undefined}
        data-readonly={rest.readOnly || undefined}
      >
        {startIcon}
        <TextInput {...rest} onChange={handleChange} />
        {endSlot ? <EndSlot>{endSlot}</EndSlot> : null}
      </Control>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
