import { useState } from 'react';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Field } from '../Field/index.ts';
import type { LabelledFieldProps } from '../TextField/TextField.tsx';
import { Count, Footer } from './Textarea.styles.ts';
import { TextareaInput } from './TextareaInput.tsx';

export interface TextareaProps
  extends ComponentPropsWithRef<'textarea'>, Omit<LabelledFieldProps, 'size'> {
  /** Called with the text on each change. */
  onValueChange?: ((value: string) => void) | undefined;
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/**
 * A field for several lines of text. `className` and `style` reach the `<div>`; the rest and `ref`
 * the `<textarea>`.
 */
export function Textarea({
  id,
  label,
  isLabelHidden,
  error,
  hint,
  isRequired,
  className,
  style,
  disabled,
  onChange,
  onValueChange,
  ...rest
}: TextareaProps) {
  const { maxLength, value, defaultValue } = rest;
  const [typed, setTyped] = useState(() => lengthOf(defaultValue));
  const count = value === undefined ? typed : lengthOf(value);

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value.length);
    onChange?.(event);
    onValueChange?.(event.target.value);
  }

  return (
    <Field.Root {...{ id, error, hint, isRequired, disabled, className, style }}>
      <Field.Label isHidden={isLabelHidden}>{label}</Field.Label>
      <Field.Frame isMultiline isReadOnly={rest.readOnly}>
        <TextareaInput {...rest} onChange={handleChange} />
      </Field.Frame>
      <Footer>
        <Field.Hint />
        {maxLength === undefined ? null : (
          <Count aria-hidden="true">
            {count}/{maxLength}
          </Count>
        )}
      </Footer>
      <Field.Error />
    </Field.Root>
  );
}
