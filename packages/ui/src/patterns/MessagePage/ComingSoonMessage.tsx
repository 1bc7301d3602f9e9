import { comingSoonTexts, useTranslation } from '@platform/i18n';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { ComingSoonArt } from '../../components/Illustration/ComingSoonArt.tsx';
import { MessagePage } from './MessagePage.tsx';

export interface ComingSoonMessageProps {
  /** One sentence about this page. @default a sentence that fits every page */
  text?: string | undefined;
  /** `full` is for a page without the shell. @default 'content' */
  layout?: 'full' | 'content';
  /** URL of the page that the button opens. @default '/dashboard' */
  homeHref?: string;
  /** Text of the button. @default 'Go to Dashboard' */
  homeLabel?: string | undefined;
}

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
      illustration={<ComingSoonArt />}
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
