import { errorsTexts, useTranslation } from '@platform/i18n';
import { ComingArt } from '../components/Illustration/ComingArt.tsx';
import { VoicePage } from './VoicePage.tsx';

export interface ComingSoonScreenProps {
  /** One sentence about this very page. @default a sentence that fits every page */
  text?: string | undefined;
  /** `full` stands without the shell. @default 'content' */
  layout?: 'full' | 'content';
}

/** The placeholder of a page or a service that is not there yet (spec 2.11, readings 1 and 57). */
export function ComingSoonScreen({ text, layout = 'content' }: ComingSoonScreenProps) {
  const t = useTranslation(errorsTexts);
  return (
    <VoicePage
      layout={layout}
      art={<ComingArt />}
      title={t('errors.comingSoon.title')}
      text={text ?? t('errors.comingSoon.text')}
    />
  );
}
