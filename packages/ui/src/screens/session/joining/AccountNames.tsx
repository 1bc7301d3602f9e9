import { joiningTexts, useTranslation } from '@platform/i18n';
import type { FieldForm, FormInput } from '../../../patterns/FormDialog/formTypes.ts';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';

export interface AccountNamesProps<Input extends FormInput, Values> {
  form: FieldForm<Input, Values>;
}

export function AccountNames<
  Input extends FormInput & { firstName: string; lastName: string },
  Values,
>({ form }: AccountNamesProps<Input, Values>) {
  const t = useTranslation(joiningTexts);
  return (
    <Grid minColumnWidth="xs" fillsLine gap="3" align="start">
      <FormTextField
        form={form}
        name="firstName"
        label={t('joining.field.firstName')}
        autoComplete="given-name"
        size="large"
      />
      <FormTextField
        form={form}
        name="lastName"
        label={t('joining.field.lastName')}
        autoComplete="family-name"
        size="large"
      />
    </Grid>
  );
}
