import { joiningTexts, useTranslation } from '@platform/i18n';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Lead, Status, Title } from '../SignIn.styles.ts';
import { AccountProblems } from './AccountProblems.tsx';
import { passwordSchema } from './accountSchema.ts';
import type { NewPasswordValues } from './accountSchema.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { AccountForm } from './joining.styles.ts';
import { StrengthMeter } from './StrengthMeter.tsx';
import { SubmitAccount } from './SubmitAccount.tsx';
import type { JoinOutcome } from './types.ts';
import { useAccountForm } from './useAccountForm.ts';
import { Grid } from '../../../components/Grid/Grid.tsx';

export interface ResetPasswordScreenProps {
  /**
   * `open` shows the form, `done` continues to the dashboard; the others say why the link does not
   * work.
   */
  status: 'open' | 'done' | 'notFound' | 'expired' | 'used';
  /** Sets the password. Must not reject; calls never overlap. */
  onSubmit: (values: NewPasswordValues) => Promise<JoinOutcome>;
  /** Link to the page that sends another link. */
  forgotHref: string;
  /** URL of the sign-in page. */
  signInHref: string;
}

const labels = { password: 'joining.field.password', repeat: 'joining.field.repeat' } as const;

const noNames = [] as const;

/** Target of the link in a password email. */
export function ResetPasswordScreen({
  status,
  onSubmit,
  forgotHref,
  signInHref,
}: ResetPasswordScreenProps) {
  const t = useTranslation(joiningTexts);
  if (status === 'open') return <NewPassword onSubmit={onSubmit} />;
  if (status === 'done') {
    return (
      <>
        <Title tabIndex={-1}>{t('joining.reset.title')}</Title>
        <Status>
          <Spinner />
          {t('joining.reset.success')}
        </Status>
      </>
    );
  }
  return (
    <>
      <Title tabIndex={-1}>{t(`joining.reset.${status}Title`)}</Title>
      <Lead role="alert">{t(`joining.reset.${status}Text`)}</Lead>
      <Stack gap="2">
        <ButtonLink href={forgotHref} variant="primary" size="large" isFullWidth>
          {t('joining.reset.another')}
        </ButtonLink>
        <ButtonLink href={signInHref} size="large" isFullWidth>
          {t('joining.sent.openSignIn')}
        </ButtonLink>
      </Stack>
    </>
  );
}

function NewPassword({ onSubmit }: Pick<ResetPasswordScreenProps, 'onSubmit'>) {
  const t = useTranslation(joiningTexts);
  const { form, waitUntil, handleSubmit } = useAccountForm<NewPasswordValues, NewPasswordValues>({
    schema: passwordSchema,
    initialValues: { password: '', repeat: '' },
    onSubmit,
  });
  const { fields } = form;
  return (
    <>
      <Title tabIndex={-1}>{t('joining.reset.title')}</Title>
      <Lead>{t('joining.reset.hint')}</Lead>
      <AccountForm method="post" noValidate onSubmit={handleSubmit}>
        <AccountProblems form={form} labels={labels} />
        <Grid gap="2">
          <NewPasswordField form={fields} name="password" label={t('joining.reset.password')} />
          <StrengthMeter control={fields.control} password="password" known={noNames} />
        </Grid>
        <NewPasswordField form={fields} name="repeat" label={t('joining.field.repeat')} />
        <SubmitAccount
          label={t('joining.reset.submit')}
          loadingText={t('joining.reset.submitting')}
          isPending={form.isPending}
          waitUntil={waitUntil}
        />
      </AccountForm>
    </>
  );
}
