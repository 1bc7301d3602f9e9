import { joiningTexts, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import { emailSchema } from './accountSchema.ts';
import { AccountForm } from './joining.styles.ts';
import { SubmitAccount } from './SubmitAccount.tsx';
import type { JoinOutcome } from './types.ts';
import { useAccountForm } from './useAccountForm.ts';

export interface EmailFormProps {
  defaultEmail: string;
  autoComplete: 'email' | 'username';
  /** Shown above the field. */
  notice?: ReactNode;
  submitLabel: string;
  loadingText: string;
  onSend: (email: string) => Promise<JoinOutcome>;
}

/** Asks for an email that gets a link. Does not reveal whether the email is known. */
export function EmailForm(props: EmailFormProps) {
  const { defaultEmail, autoComplete, notice, submitLabel, loadingText, onSend } = props;
  const t = useTranslation(joiningTexts);
  const { form, waitUntil, handleSubmit } = useAccountForm({
    schema: emailSchema,
    initialValues: { email: defaultEmail },
    onSubmit: async ({ email }) => onSend(email),
  });
  return (
    <AccountForm method="post" noValidate onSubmit={handleSubmit}>
      {form.failure ? <Banner tone="danger">{form.failure}</Banner> : null}
      {notice}
      <FormTextField
        form={form.fields}
        name="email"
        label={t('joining.field.email')}
        isRequired
        size="large"
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitAccount
        label={submitLabel}
        loadingText={loadingText}
        isPending={form.isPending}
        waitUntil={waitUntil}
      />
    </AccountForm>
  );
}
