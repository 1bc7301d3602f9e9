import {
  contentEditorTexts,
  contentGenerateTexts,
  useFormats,
  useTranslation,
} from '@platform/i18n';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { textStatistics } from '../editor/textStatistics.ts';
import { countWords } from './countWords.ts';
import type { GenerateScreenProps, TextVariant } from './generateTypes.ts';
import { useVariantSave } from './useVariantSave.ts';

export interface SaveVariantProps extends Pick<
  GenerateScreenProps,
  'texts' | 'actions' | 'contentHref'
> {
  variant: TextVariant;
  isPrimary?: boolean;
}

export function SaveVariant(props: SaveVariantProps) {
  const { variant, texts, actions, isPrimary = false } = props;
  const t = useTranslation(contentEditorTexts, contentGenerateTexts);
  const { id, sources, savedId } = variant;
  const formats = useFormats();
  const text = texts.textOf(id);
  const { readingEase } = textStatistics(text, variant.brief.language);
  const saving = useVariantSave(actions, id);
  return (
    <>
      <span>{t('contentEditor.words', { count: countWords(text) })}</span>
      {readingEase === null ? null : (
        <span title={t('contentEditor.easeHint')}>
          {t('contentEditor.ease', { value: formats.number(readingEase) })}
        </span>
      )}
      {sources.length > 0 ? (
        <span>{t('contentGenerate.variant.sources', { count: sources.length })}</span>
      ) : null}
      {saving.failure ? <Banner tone="danger">{saving.failure}</Banner> : null}
      {savedId === '' ? (
        <Button
          size="small"
          variant={isPrimary ? 'primary' : 'secondary'}
          isLoading={saving.isSaving}
          loadingText={t('contentGenerate.variant.saving')}
          onClick={saving.save}
        >
          {t('contentGenerate.compare.keep', { number: String(variant.number) })}
        </Button>
      ) : (
        <>
          <Badge tone="success">{t('contentGenerate.variant.saved')}</Badge>
          <ButtonLink size="small" href={props.contentHref(savedId)}>
            {t('contentGenerate.variant.open')}
          </ButtonLink>
        </>
      )}
    </>
  );
}
