import { sessionTexts, useTranslation } from '@platform/i18n';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Status, Title } from './SignIn.styles.ts';

export function SignedInStatus() {
  const t = useTranslation(sessionTexts);
  return (
    <>
      <Title tabIndex={-1}>{t('session.signIn.title')}</Title>
      <Status>
        <Spinner />
        {t('session.signIn.success')}
      </Status>
    </>
  );
}
