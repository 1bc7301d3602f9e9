import { joiningTexts, useTranslation } from '@platform/i18n';
import { Link } from '../../components/Link/Link.tsx';

export interface HaveAccountProps {
  /** Where somebody with an account signs in. */
  href: string;
}

/** For the corner of `AuthLayout`: the way to sign in, for who has an account. */
export function HaveAccount({ href }: HaveAccountProps) {
  const t = useTranslation(joiningTexts);
  return (
    <>
      {t('joining.haveAccount')}
      <Link href={href}>{t('joining.signIn')}</Link>
    </>
  );
}
