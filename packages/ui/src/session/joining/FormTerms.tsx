import { joiningTexts, useTranslation } from '@platform/i18n';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Field } from '../../components/Field/index.ts';
import { useFieldControl } from '../../components/Field/useFieldControl.ts';
import type { FormFieldProps } from '../../patterns/FormDialog/FormTextField.tsx';

/** What has to be accepted before an account is made. */
export function FormTerms<Input extends FieldValues, Values>({
  form,
  name,
}: FormFieldProps<Input, Values>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { value, onChange, ...control } = field;
  return (
    <Field.Root error={form.errorText(fieldState.error)} isRequired>
      <TermsCheckbox
        {...control}
        isChecked={value === true}
        isPending={form.isPending}
        onChange={(isChecked) => {
          onChange(isChecked);
          form.handleChange();
        }}
      />
      <Field.Error />
    </Field.Root>
  );
}

interface TermsCheckboxProps {
  ref: (element: HTMLInputElement | null) => void;
  name: string;
  isChecked: boolean;
  isPending: boolean;
  onBlur: () => void;
  onChange: (isChecked: boolean) => void;
}

/** The tick itself, tied to its error. */
function TermsCheckbox({ isChecked, isPending, onChange, ...rest }: TermsCheckboxProps) {
  const t = useTranslation(joiningTexts);
  const control = useFieldControl('FormTerms');
  return (
    <Checkbox
      {...rest}
      {...control}
      label={t('joining.field.terms')}
      checked={isChecked}
      onCheckedChange={(next) => {
        // A box has no `readOnly`, and would lose the focus if it were disabled.
        if (!isPending) onChange(next);
      }}
    />
  );
}
