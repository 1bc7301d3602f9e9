import { joiningTexts, useTranslation } from '@platform/i18n';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Field } from '../../../components/Field/index.ts';
import { useFieldControl } from '../../../components/Field/useFieldControl.ts';
import { textWithNodes } from '../../../internal/textWithNodes.ts';
import type { FormFieldProps } from '../../../patterns/FormDialog/FormTextField.tsx';
import { useFormField } from '../../../patterns/FormDialog/useFormField.ts';
import { TermsLink } from './joining.styles.ts';
import type { RegisterScreenProps } from './RegisterScreen.tsx';
import type { FormInput } from '../../../patterns/FormDialog/formTypes.ts';

type LegalHrefs = Pick<RegisterScreenProps, 'termsHref' | 'privacyHref'>;

export function FormTerms<Input extends FormInput, Values>({
  form,
  name,
  termsHref,
  privacyHref,
}: FormFieldProps<Input, Values> & LegalHrefs) {
  const { field, error } = useFormField(form, name);
  const { value, onChange, ...control } = field;
  return (
    <Field.Root error={error} isRequired>
      <TermsCheckbox
        {...control}
        {...{ termsHref, privacyHref }}
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

interface TermsCheckboxProps extends LegalHrefs {
  ref: (element: HTMLInputElement | null) => void;
  name: string;
  isChecked: boolean;
  isPending: boolean;
  onBlur: () => void;
  onChange: (isChecked: boolean) => void;
}

function TermsCheckbox({
  isChecked,
  isPending,
  onChange,
  termsHref,
  privacyHref,
  ...rest
}: TermsCheckboxProps) {
  const t = useTranslation(joiningTexts);
  const label = textWithNodes((words) => t('joining.terms.accept', words), {
    terms: linked('terms', t('joining.terms.terms'), termsHref),
    privacy: linked('privacy', t('joining.terms.privacy'), privacyHref),
  });
  const control = useFieldControl('FormTerms');
  return (
    <Checkbox
      {...rest}
      {...control}
      label={<span>{label}</span>}
      checked={isChecked}
      onCheckedChange={(next) => {
        // A checkbox has no `readOnly`, and `disabled` would lose the focus.
        if (!isPending) onChange(next);
      }}
    />
  );
}

const linked = (key: string, words: string, href: string | undefined) =>
  href ? (
    <TermsLink key={key} href={href} isExternal>
      {words}
    </TermsLink>
  ) : (
    words
  );
