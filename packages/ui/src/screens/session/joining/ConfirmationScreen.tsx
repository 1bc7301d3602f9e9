import { joiningTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { FormTextField } from '../../../patterns/FormDialog/FormTextField.tsx';
import { Lead, Status, Title } from '../SignIn.styles.ts';
import { emailSchema } from './accountSchema.ts';
import { AccountForm } from './joining.styles.ts';
import { SubmitAccount } from './SubmitAccount.tsx';
import type { JoinOutcome } from './types.ts';
import { useAccountForm } from './useAccountForm.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface ConfirmationScreenProps {
  /** `opening` creates the session; `ready` has an account without a session; others failed. */
  status: 'opening' | 'ready' | 'expired' | 'used' | 'invalid';
  /** Initial email of the form for another link. @default '' */
  defaultEmail?: string;
  /** Sends another link. Must not reject; calls never overlap. */
  onSend: (email: string) => Promise<JoinOutcome>;
  /** Link to the sign-in. */
  signInHref: string;
}

/** Target of the link in a confirmation email: continues, or offers another link. */
export function ConfirmationScreen({
  status,
  defaultEmail = '',
  onSend,
  signInHref,
}: ConfirmationScreenProps) {
  const t = useTranslation(joiningTexts);
  if (status === 'opening') {
    return (
      <>
        <Title tabIndex={-1}>{t('joining.confirmed.title')}</Title>
        <Status>
          <Spinner />
          {t('joining.confirmed.opening')}
        </Status>
      </>
    );
  }
  const canSignIn = status === 'ready' || status === 'used';
  return (
    <>
      <Title tabIndex={-1}>
        {status === 'ready' ? t('joining.ready.title') : t(`joining.link.${status}Title`)}
      </Title>
      <Lead role={status === 'ready' ? undefined : 'alert'}>
        {status === 'ready' ? t('joining.ready.text') : t(`joining.link.${status}Text`)}
      </Lead>
      <Stack gap="2">
        {canSignIn ? null : <AnotherLink defaultEmail={defaultEmail} onSend={onSend} />}
        <ButtonLink
          href={signInHref}
          variant={canSignIn ? 'primary' : 'secondary'}
          size="large"
          isFullWidth
        >
          {t('joining.sent.openSignIn')}
        </ButtonLink>
      </Stack>
    </>
  );
}

type AnotherLinkProps = Required<Pick<ConfirmationScreenProps, 'defaultEmail' | 'onSend'>>;

/** Does not reveal whether the email is known. */
function AnotherLink({ defaultEmail, onSend }: AnotherLinkProps) {
  const t = useTranslation(joiningTexts);
  const [isSent, setSent] = useState(false);
  const { form, waitUntil, handleSubmit } = useAccountForm({
    schema: emailSchema,
    initialValues: { email: defaultEmail },
    onSubmit: async ({ email }) => {
      setSent(false);
      const outcome = await onSend(email);
      setSent(outcome.status === 'saved');
      return outcome;
    },
  });
  return (
    <AccountForm method="post" noValidate onSubmit={handleSubmit}>
      {form.failure ? <Banner tone="danger">{form.failure}</Banner> : null}
      {isSent ? <Banner tone="success">{t('joining.link.sent')}</Banner> : null}
      <FormTextField
        form={form.fields}
        name="email"
        label={t('joining.field.email')}
        isRequired
        size="large"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitAccount
        label={t('joining.link.send')}
        loadingText={t('joining.sent.sending')}
        isPending={form.isPending}
        waitUntil={waitUntil}
      />
    </AccountForm>
  );
}
