import type { InputHTMLAttributes } from 'react';
import { Controller } from 'react-hook-form';
import type { Path } from 'react-hook-form';
import { Textarea } from '../../components/Textarea/Textarea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { SaveForm, TextValues } from './useSaveForm.ts';

export interface FormTextProps<Values extends TextValues<Values>> {
  form: SaveForm<Values>;
  name: Path<Values>;
  label: string;
  hint?: string | undefined;
  isRequired?: boolean;
  /** Several lines. @default false */
  isLong?: boolean;
  /** Of one line. */
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'dir'>;
}

/** A text of a form. Browsers do not fill it in: it is about somebody else. */
export function FormText<Values extends TextValues<Values>>({
  form,
  name,
  label,
  hint,
  isRequired = false,
  isLong = false,
  input,
}: FormTextProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { onChange, ...field }, fieldState }) => {
        const shared = {
          ...field,
          value: String(field.value),
          label,
          hint,
          isRequired,
          autoComplete: 'off',
          error: form.textOf(fieldState.error),
          readOnly: form.isPending,
        };
        function change(value: string): void {
          onChange(value);
          form.changed();
        }
        return isLong ? (
          <Textarea {...shared} rows={3} onChange={(event) => change(event.target.value)} />
        ) : (
          <TextField {...shared} {...input} onChange={(event) => change(event.target.value)} />
        );
      }}
    />
  );
}
