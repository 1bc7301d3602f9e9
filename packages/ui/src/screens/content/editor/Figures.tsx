import { contentEditorTexts, useFormats, useTranslation } from '@platform/i18n';
import type { TextFigures } from './readingEase.ts';

const WORDS_A_MINUTE = 200;

export function Figures({ figures }: { figures: TextFigures | null }) {
  const t = useTranslation(contentEditorTexts);
  const formats = useFormats();
  if (!figures) return <span>{t('contentEditor.counting')}</span>;
  const minutes = Math.ceil(figures.words / WORDS_A_MINUTE);
  return (
    <>
      <span>{t('contentEditor.words', { count: figures.words })}</span>
      {figures.ease === null ? null : (
        <span title={t('contentEditor.easeHint')}>
          {t('contentEditor.ease', { value: formats.number(figures.ease) })}
        </span>
      )}
      <span>{t('contentEditor.minutes', { count: minutes })}</span>
    </>
  );
}
