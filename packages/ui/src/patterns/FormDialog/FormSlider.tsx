import { Slider } from '../../components/Slider/Slider.tsx';
import type { SliderProps } from '../../components/Slider/Slider.tsx';
import type { FormInput } from './formTypes.ts';
import type { FormFieldProps, FormManagedProp } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

export type FormSliderProps<Input extends FormInput, Values> = FormFieldProps<Input, Values> &
  Omit<SliderProps, FormManagedProp | 'onValueChange' | 'onChange' | 'onBlur' | 'disabled'>;

/** A `Slider` bound to a form; the form's value is a number. */
export function FormSlider<Input extends FormInput, Values>({
  form,
  name,
  ...rest
}: FormSliderProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  return (
    <Slider
      {...rest}
      {...field}
      value={Number(field.value)}
      error={error}
      disabled={form.isPending}
      onChange={undefined}
      onValueChange={(value) => {
        field.onChange(value);
        form.handleChange();
      }}
    />
  );
}
