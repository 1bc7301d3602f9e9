import { comingSoonTexts, useTranslation } from '@platform/i18n';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { ComingArt } from '../../components/Illustration/ComingArt.tsx';
import { MessagePage } from './MessagePage.tsx';

export interface ComingSoonMessageProps {
  /** One sentence about this very page. @default a sentence that fits every page */
  text?: string | undefined;
  /** `full` stands without the shell. @default 'content' */
  layout?: 'full' | 'content';
  /** The one way on. @default '/dashboard' */
  homeHref?: string;
  /** What the way on is called. @default 'Go to Dashboard' */
  homeLabel?: string | undefined;
}

/** The placeholder of what is not there yet, with one way on. */
export function ComingSoonMessage({
  text,
  layout = 'content',
  homeHref = '/dashboard',
  homeLabel,
}: ComingSoonMessageProps) {
  const t = useTranslation(comingSoonTexts);
  return (
    <MessagePage
      layout={layout}
      illustration={<ComingArt />}
      title={t('comingSoon.title')}
      description={text ?? t('comingSoon.text')}
      actions={
        <ButtonLink href={homeHref} size="large">
          {homeLabel ?? t('comingSoon.home')}
        </ButtonLink>
      }
    />
  );
}
