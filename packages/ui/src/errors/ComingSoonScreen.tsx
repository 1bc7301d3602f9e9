import { controlsTexts, useTranslation } from '@platform/i18n';
import { ComingArt } from '../components/Illustration/ComingArt.tsx';
import { MessagePage } from '../patterns/MessagePage/MessagePage.tsx';

export interface ComingSoonScreenProps {
  /** One sentence about this very page. @default a sentence that fits every page */
  text?: string | undefined;
  /** `full` stands without the shell. @default 'content' */
  layout?: 'full' | 'content';
}

/** The placeholder of a page or a service that is not there yet. */
export function ComingSoonScreen({ text, layout = 'content' }: ComingSoonScreenProps) {
  const t = useTranslation(controlsTexts);
  return (
    <MessagePage
      layout={layout}
      illustration={<ComingArt />}
      title={t('controls.comingSoon.title')}
      description={text ?? t('controls.comingSoon.text')}
    />
  );
}
