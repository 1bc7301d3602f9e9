import { sessionTexts, useTranslation } from '@platform/i18n';
import type { Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { GoogleMark } from './GoogleMark.tsx';
import { Or } from './SignIn.styles.ts';
import { AnnouncedField } from './AnnouncedField.tsx';
import type { SignInForm } from './useSignInForm.ts';

export interface EmailStepProps {
  form: SignInForm;
  fieldRef: Ref<HTMLInputElement>;
  failure: string | undefined;
  isPending: boolean;
  loadingText: string;
  isGooglePending: boolean;
  onGoogle: () => void;
}

export function EmailStep({
  form,
  fieldRef,
  failure,
  isPending,
  loadingText,
  isGooglePending,
  onGoogle,
}: EmailStepProps) {
  const t = useTranslation(sessionTexts);
  const error = form.errors.email ? t(form.errors.email) : failure;
  return (
    <>
      <Button
        size="large"
        isFullWidth
        startIcon={<GoogleMark />}
        isLoading={isGooglePending}
        onClick={onGoogle}
      >
        {t('session.signIn.google')}
      </Button>
      <Or>{t('session.signIn.or')}</Or>
      <AnnouncedField>
        <TextField
          ref={fieldRef}
          label={t('session.signIn.email')}
          error={error}
          size="large"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('session.signIn.emailPlaceholder')}
          readOnly={isPending}
          value={form.email}
          onChange={(event) => form.setEmail(event.target.value)}
        />
      </AnnouncedField>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isLoading={isPending}
        loadingText={loadingText}
      >
        {t('session.signIn.continue')}
      </Button>
    </>
  );
}
