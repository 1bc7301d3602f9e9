import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import type { SegmentedControlProps } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Label } from '../../components/Field/Field.styles.ts';
import { Field } from '../../components/Field/index.ts';
import { useFieldControl } from '../../components/Field/useFieldControl.ts';
import type { FormFieldProps } from './FormTextField.tsx';
import type { FormInput } from './formTypes.ts';
import { useFormField } from './useFormField.ts';

export type FormSegmentedControlProps<Input extends FormInput, Values> = FormFieldProps<
  Input,
  Values
> &
  Omit<
    SegmentedControlProps<string>,
    'value' | 'defaultValue' | 'onValueChange' | 'chosenRef' | 'form' | 'name' | 'ref'
  > & {
    /** Help text below the options. */
    hint?: string | undefined;
  };

/** A `SegmentedControl` bound to a form; its error is below the options. */
export function FormSegmentedControl<Input extends FormInput, Values>({
  form,
  name,
  id,
  hint,
  ...rest
}: FormSegmentedControlProps<Input, Values>) {
  const { field, error } = useFormField(form, name);
  return (
    <Field.Root {...{ id, hint, error }}>
      {/* Hidden from screen readers: the group already has this text as its name. */}
      <Label as="span" aria-hidden="true">
        {rest.label}
      </Label>
      <FieldSegments
        {...rest}
        style={{ alignSelf: 'start', ...rest.style }}
        value={String(field.value)}
        chosenRef={field.ref}
        onBlur={field.onBlur}
        onValueChange={(value) => {
          // `disabled` would lose the focus.
          if (form.isPending) return;
          field.onChange(value);
          form.handleChange();
        }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function FieldSegments(props: SegmentedControlProps<string>) {
  const { disabled: _disabled, ...control } = useFieldControl(
    'FormSegmentedControl',
    props['aria-describedby'],
  );
  return <SegmentedControl {...props} {...control} />;
}
