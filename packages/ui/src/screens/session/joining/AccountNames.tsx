import { joiningTexts, useTranslation } from '@platform/i18n';
import type { FieldValues, Path } from 'react-hook-form';
import type { FieldForm } from '../../../patterns/FormDialog/formTypes.ts';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import { Names } from './joining.styles.ts';

export interface AccountNamesProps<Input extends FieldValues, Values> {
  form: FieldForm<Input, Values>;
}

export function AccountNames<
  Input extends FieldValues & { firstName: string; lastName: string },
  Values,
>({ form }: AccountNamesProps<Input, Values>) {
  const t = useTranslation(joiningTexts);
  return (
    <Names>
      <FormTextField
        form={form}
        name={'firstName' as Path<Input>}
        label={t('joining.field.firstName')}
        autoComplete="given-name"
        size="large"
      />
      <FormTextField
        form={form}
        name={'lastName' as Path<Input>}
        label={t('joining.field.lastName')}
        autoComplete="family-name"
        size="large"
      />
    </Names>
  );
}
