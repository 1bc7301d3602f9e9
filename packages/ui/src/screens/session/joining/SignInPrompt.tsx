import { joiningTexts, useTranslation } from '@platform/i18n';
import { Link } from '../../../components/Link/Link.tsx';

export interface SignInPromptProps {
  /** URL of the sign-in page. */
  href: string;
}

/** Link to the sign-in page, for the corner of `AuthLayout`. */
export function SignInPrompt({ href }: SignInPromptProps) {
  const t = useTranslation(joiningTexts);
  return (
    <>
      {t('joining.haveAccount')}
      <Link href={href}>{t('joining.signIn')}</Link>
    </>
  );
}
