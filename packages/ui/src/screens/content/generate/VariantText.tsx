import { MarkdownBlock } from './MarkdownBlock.tsx';
import { splitBlocks } from './markdownBlocks.ts';
import type { TextVariant, VariantTexts } from './generateTypes.ts';
import { useVariantText } from './useVariantText.ts';
import { DraftText } from './VariantText.styles.ts';

export interface VariantTextProps {
  variant: TextVariant;
  texts: VariantTexts;
}

/** Each frame renders only the last block of the growing text. */
export function VariantText({ variant, texts }: VariantTextProps) {
  const { id, status, brief } = variant;
  const isWriting = status === 'writing';
  const blocks = splitBlocks(useVariantText(texts, id));
  return (
    <DraftText
      lang={brief.language}
      dir="auto"
      aria-busy={isWriting}
      data-writing={isWriting || undefined}
    >
      {blocks.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks are only appended
        <MarkdownBlock key={index} text={text} />
      ))}
    </DraftText>
  );
}
