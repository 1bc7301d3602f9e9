import { sessionTexts, useTranslation } from '@platform/i18n';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { AnnouncedField } from './AnnouncedField.tsx';
import { Forgot } from './SignIn.styles.ts';
import type { SignInForm } from './useSignInForm.ts';

export interface PasswordStepProps {
  form: SignInForm;
  fieldRef: RefObject<HTMLInputElement | null>;
  failure: string | undefined;
  isPending: boolean;
  loadingText: string;
  onBack: () => void;
  forgotHref: string | undefined;
  onForgot: () => void;
}

export function PasswordStep({
  form,
  fieldRef,
  failure,
  isPending,
  loadingText,
  onBack,
  forgotHref,
  onForgot,
}: PasswordStepProps) {
  const t = useTranslation(sessionTexts);

  useEffect(() => {
    fieldRef.current?.focus();
  }, [fieldRef]);

  const error = form.errors.password ? t(form.errors.password) : failure;
  return (
    <>
      {/* Password managers need the email next to the password. */}
      <input type="text" name="email" autoComplete="username" value={form.email} readOnly hidden />
      <AnnouncedField>
        {/* Without `value`: React would write the password into the DOM attribute. */}
        <PasswordField
          ref={fieldRef}
          label={t('session.password.label')}
          error={error}
          size="large"
          name="password"
          autoComplete="current-password"
          readOnly={isPending}
          onChange={(event) => form.setPassword(event.target.value)}
        />
      </AnnouncedField>
      {forgotHref ? (
        <Forgot>
          <Link href={forgotHref} onClick={onForgot}>
            {t('session.password.forgot')}
          </Link>
        </Forgot>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isLoading={isPending}
        loadingText={loadingText}
      >
        {t('session.password.submit')}
      </Button>
      <Button variant="ghost" size="large" isFullWidth onClick={onBack}>
        {t('session.password.back')}
      </Button>
    </>
  );
}
