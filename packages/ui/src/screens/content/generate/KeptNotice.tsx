import { contentGenerateTexts, useTranslation } from '@platform/i18n';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Notices } from './GenerateScreen.styles.ts';
import type { GenerateScreenProps } from './generateTypes.ts';

export interface KeptNoticeProps extends Pick<GenerateScreenProps, 'generation'> {
  /** Moves the focus to the drafts. */
  onResume: () => void;
}

/** Names the drafts of an earlier visit, which small screens show below the brief. */
export function KeptNotice({ generation, onResume }: KeptNoticeProps) {
  const t = useTranslation(contentGenerateTexts);
  const { end, isWriting, hasRestored, variants } = generation;
  const hasUnsaved = variants.some(({ savedId }) => savedId === '');
  if (!hasRestored || !hasUnsaved || isWriting || end !== null) return null;
  return (
    <Notices>
      <Banner
        tone="info"
        title={t('contentGenerate.kept')}
        actions={
          <Button size="small" onClick={onResume}>
            {t('contentGenerate.resume')}
          </Button>
        }
      >
        {t('contentGenerate.restored')}
      </Banner>
    </Notices>
  );
}
