import { errorsTexts, useTranslation } from '@platform/i18n';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { NotFoundArt } from '../../components/Illustration/NotFoundArt.tsx';
import { MessagePage } from '../../patterns/MessagePage/MessagePage.tsx';

export interface NotFoundScreenProps {
  /** Link of 'Return to Home'. @default '/dashboard' */
  homeHref?: string;
}

/** Page of an unknown address. Public, so it renders without the shell. */
export function NotFoundScreen({ homeHref = '/dashboard' }: NotFoundScreenProps) {
  const t = useTranslation(errorsTexts);
  return (
    <MessagePage
      layout="full"
      illustration={<NotFoundArt />}
      title={t('errors.notFound.title')}
      description={t('errors.notFound.text')}
      actions={
        <ButtonLink href={homeHref} variant="primary" size="large">
          {t('errors.notFound.home')}
        </ButtonLink>
      }
    />
  );
}
