import {
  contentEditorTexts,
  contentGenerateTexts,
  useFormats,
  useTranslation,
} from '@platform/i18n';
import type { ReactNode } from 'react';
import { countWords } from './countWords.ts';
import type { TextVariant, VariantTexts } from './types.ts';
import { useVariantText } from './useVariantText.ts';
import { Facts, Foot, Sources } from './VariantCard.styles.ts';

export interface VariantFootProps {
  variant: TextVariant;
  texts: VariantTexts;
  /** Actions of the text. */
  children?: ReactNode;
}

/** Length of a text and its sources. */
export function VariantFoot({ variant, texts, children }: VariantFootProps) {
  const t = useTranslation(contentEditorTexts, contentGenerateTexts);
  const formats = useFormats();
  const { id, number, sources } = variant;
  const count = countWords(useVariantText(texts, id));
  return (
    <Foot>
      <Facts>
        <span>{t('contentEditor.words', { count })}</span>
        {sources.length > 0 ? (
          <Sources>
            <summary>{t('contentGenerate.variant.sources', { count: sources.length })}</summary>
            <ul
              aria-label={t('contentGenerate.variant.sourcesOf', {
                number: formats.number(number),
              })}
            >
              {sources.map(({ documentName, passage }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a document may be quoted
                // twice
                <li key={index}>
                  <b>
                    <bdi>{documentName}</bdi>
                  </b>
                  <q>{passage}</q>
                </li>
              ))}
            </ul>
          </Sources>
        ) : null}
      </Facts>
      {children}
    </Foot>
  );
}
