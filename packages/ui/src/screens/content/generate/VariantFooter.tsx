import {
  contentEditorTexts,
  contentGenerateTexts,
  useFormats,
  useTranslation,
} from '@platform/i18n';
import type { ReactNode } from 'react';
import { countWords } from './countWords.ts';
import type { TextVariant, VariantTexts } from './generateTypes.ts';
import { useVariantText } from './useVariantText.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { Facts, Footer, SourceList, Sources } from './VariantCard.styles.ts';

export interface VariantFooterProps {
  variant: TextVariant;
  texts: VariantTexts;
  children?: ReactNode;
}

export function VariantFooter({ variant, texts, children }: VariantFooterProps) {
  const t = useTranslation(contentEditorTexts, contentGenerateTexts);
  const formats = useFormats();
  const { id, number, sources } = variant;
  const count = countWords(useVariantText(texts, id));
  return (
    <Footer>
      <Facts direction="row" wraps align="stretch" gap="1 4">
        <span>{t('contentEditor.words', { count })}</span>
        {sources.length > 0 ? (
          <Sources title={t('contentGenerate.variant.sources', { count: sources.length })}>
            <SourceList
              forwardedAs="ul"
              gap="2"
              aria-label={t('contentGenerate.variant.sourcesOf', {
                number: formats.number(number),
              })}
            >
              {sources.map(({ documentName, passage }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- may be quoted twice
                <li key={index}>
                  <Text as="b" tone="primary" weight="medium" isBlock>
                    <bdi>{documentName}</bdi>
                  </Text>
                  <q>{passage}</q>
                </li>
              ))}
            </SourceList>
          </Sources>
        ) : null}
      </Facts>
      {children}
    </Footer>
  );
}
