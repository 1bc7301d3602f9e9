import { useCallback } from 'react';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import type { RadioGroupProps } from '../../components/RadioGroup/RadioGroup.tsx';
import { focusChosen } from './focusChosen.ts';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import type { FormInput } from './formTypes.ts';
import { useFormField } from './useFormField.ts';

export type FormRadioGroupProps<Input extends FormInput, Values> = FormFieldProps<Input, Values> &
  Omit<RadioGroupProps, FormManagedProp | 'onValueChange' | 'onBlur' | 'disabled'>;

/** A `RadioGroup` bound to a form. */
export function FormRadioGroup<Input extends FormInput, Values>({
  form,
  name,
  ...rest
}: FormRadioGroupProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  const { ref, onChange, ...control } = field;
  const groupRef = useCallback(
    (group: HTMLFieldSetElement | null) => ref(group && { focus: () => focusChosen(group) }),
    [ref],
  );
  return (
    <RadioGroup
      {...rest}
      {...control}
      ref={groupRef}
      value={String(field.value)}
      error={error}
      disabled={form.isPending}
      onValueChange={(value) => {
        onChange(value);
        form.handleChange();
      }}
    />
  );
}
