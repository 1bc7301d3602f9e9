import { joiningTexts, useTranslation } from '@platform/i18n';
import { Link } from '../../../components/Link/Link.tsx';

export interface HaveAccountProps {
  /** Link to the sign-in. */
  href: string;
}

/** Link to the sign-in for the corner of `AuthLayout`. */
export function HaveAccount({ href }: HaveAccountProps) {
  const t = useTranslation(joiningTexts);
  return (
    <>
      {t('joining.haveAccount')}
      <Link href={href}>{t('joining.signIn')}</Link>
    </>
  );
}
