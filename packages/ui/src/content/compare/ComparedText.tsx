import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { Mark } from '../markup/textModel.ts';
import type { TextBlock } from '../markup/textBlocks.ts';
import { ComparedBlock } from './Comparison.styles.ts';
import type { PartChange } from './tokens.ts';
import type { DifferenceBlock, DifferencePart } from './wordDifferences.ts';

export interface ComparedTextProps {
  blocks: readonly DifferenceBlock<TextBlock>[];
  /** Whether what only this side has was there before, or is new. */
  side: 'first' | 'second';
  /** Marks what the other side lacks or has in another format. */
  isMarked: boolean;
}

/**
 * A text in its format with what the other one lacks: `<del>` before, `<ins>` after, and `<mark>` where
 * the format alone differs, so that readers hear it, too.
 */
export function ComparedText({ blocks, side, isMarked }: ComparedTextProps) {
  const tags: Readonly<Record<PartChange, string>> = {
    own: side === 'first' ? 'del' : 'ins',
    reformatted: 'mark',
    none: 'span',
  };
  return blocks.map(({ block, parts }, place) => (
    <ComparedBlock
      // oxlint-disable-next-line react/no-array-index-key -- a text is rendered as a whole, its blocks have no id
      key={place}
      data-kind={block.kind}
      data-level={block.level || undefined}
      data-depth={Math.min(block.depth, 4) || undefined}
      data-marker={block.marker || undefined}
      data-quoted={block.isQuoted || undefined}
      dir="auto"
    >
      {parts.map((part, index) =>
        createElement(tags[isMarked ? part.change : 'none'], { key: index }, inMarks(part)),
      )}
    </ComparedBlock>
  ));
}

function inMarks({ text, marks }: DifferencePart): ReactNode {
  return marks.reduceRight<ReactNode>((inner, mark) => markElement(mark, inner), text);
}

/** Links show where they lead, and lead there in the text itself alone. */
const markElement = (mark: Mark, inner: ReactNode): ReactNode =>
  mark.tag === 'a' ? <u title={mark.href}>{inner}</u> : createElement(mark.tag, null, inner);
