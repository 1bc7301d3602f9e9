import { joiningTexts, useTranslation } from '@platform/i18n';
import { cleanEmail } from '@platform/i18n/text';
import { Link } from '../../../components/Link/Link.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import { Lead, Title } from '../SignIn.styles.ts';
import { AnnouncedField } from '../AnnouncedField.tsx';
import { AccountNames } from './AccountNames.tsx';
import { AccountProblems } from './AccountProblems.tsx';
import { registerSchema } from './accountSchema.ts';
import type { RegisterValues } from './accountSchema.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { FormTerms } from './FormTerms.tsx';
import { AccountForm } from './joining.styles.ts';
import { StrengthMeter } from './StrengthMeter.tsx';
import { SubmitAccount } from './SubmitAccount.tsx';
import type { JoinOutcome, RegisterDraft } from './types.ts';
import { useAccountForm } from './useAccountForm.ts';
import { Grid } from '../../../components/Grid/Grid.tsx';

export interface RegisterScreenProps {
  /** Link to the terms; without it its words are plain text. */
  termsHref?: string | undefined;
  /** Link to the privacy notice; without it its words are plain text. */
  privacyHref?: string | undefined;
  /** Unsent values of an earlier visit. */
  draft?: RegisterDraft | undefined;
  /** Called after typing pauses; `null` once sent. Never contains the password. */
  onDraftChange?: ((draft: RegisterDraft | null) => void) | undefined;
  /** Creates the account. Must not reject; calls never overlap. */
  onSubmit: (values: RegisterValues) => Promise<JoinOutcome>;
  /** URL of the sign-in page. */
  signInHref: string;
  /** Called with an email that was refused as taken, when its link to the sign-in is followed. */
  onSignIn?: ((email: string) => void) | undefined;
}

const empty = { firstName: '', lastName: '', email: '', company: '', password: '', terms: false };

const labels = {
  firstName: 'joining.field.firstName',
  lastName: 'joining.field.lastName',
  email: 'joining.field.workEmail',
  company: 'joining.field.company',
  password: 'joining.field.password',
  terms: 'joining.field.terms',
} as const;

const known = ['firstName', 'lastName', 'email', 'company'] as const;

/** Form to create an account. */
export function RegisterScreen({
  draft,
  onDraftChange,
  onSubmit,
  signInHref,
  onSignIn,
  termsHref,
  privacyHref,
}: RegisterScreenProps) {
  const t = useTranslation(joiningTexts);
  const { form, waitUntil, isTaken, handleSubmit } = useAccountForm<RegisterValues, RegisterValues>(
    {
      schema: registerSchema,
      initialValues: empty,
      draft: draft && { ...empty, ...draft },
      onDraftChange: (typed) => onDraftChange?.(typed && withoutSecrets(typed)),
      onSubmit,
    },
  );
  const { fields } = form;
  return (
    <>
      <Title tabIndex={-1}>{t('joining.register.title')}</Title>
      <Lead>{t('joining.register.hint')}</Lead>
      {/* POST, so that a submit without JavaScript cannot put the password into the URL. */}
      <AccountForm method="post" noValidate onSubmit={handleSubmit}>
        <AccountProblems form={form} labels={labels} />
        <AccountNames form={fields} />
        <Grid gap="2">
          <AnnouncedField>
            <FormTextField
              form={fields}
              name="email"
              label={t('joining.field.workEmail')}
              isRequired
              size="large"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          </AnnouncedField>
          {isTaken ? (
            <Link href={signInHref} onClick={() => onSignIn?.(cleanEmail(form.values().email))}>
              {t('joining.register.takenSignIn')}
            </Link>
          ) : null}
        </Grid>
        <FormTextField
          form={fields}
          name="company"
          label={t('joining.field.company')}
          isRequired
          size="large"
          autoComplete="organization"
        />
        <Grid gap="2">
          <NewPasswordField form={fields} name="password" label={t('joining.field.password')} />
          <StrengthMeter control={fields.control} password="password" known={known} />
        </Grid>
        <FormTerms form={fields} name="terms" {...{ termsHref, privacyHref }} />
        <SubmitAccount
          label={t('joining.register.submit')}
          loadingText={t('joining.register.submitting')}
          isPending={form.isPending}
          waitUntil={waitUntil}
        />
      </AccountForm>
    </>
  );
}

const withoutSecrets = ({
  firstName,
  lastName,
  email,
  company,
}: RegisterValues): RegisterDraft => ({
  firstName,
  lastName,
  email,
  company,
});
