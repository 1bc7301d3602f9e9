import { contentEditorTexts, useFormats, useTranslation } from '@platform/i18n';
import type { TextStatistics } from './textStatistics.ts';

const WORDS_A_MINUTE = 200;

export function TextStatisticsLine({ figures }: { figures: TextStatistics | null }) {
  const t = useTranslation(contentEditorTexts);
  const formats = useFormats();
  if (!figures) return <span>{t('contentEditor.counting')}</span>;
  const minutes = Math.ceil(figures.words / WORDS_A_MINUTE);
  return (
    <>
      <span>{t('contentEditor.words', { count: figures.words })}</span>
      {figures.readingEase === null ? null : (
        <span title={t('contentEditor.easeHint')}>
          {t('contentEditor.ease', { value: formats.number(figures.readingEase) })}
        </span>
      )}
      <span>{t('contentEditor.minutes', { count: minutes })}</span>
    </>
  );
}
