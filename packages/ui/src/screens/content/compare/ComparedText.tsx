import { createElement } from 'react';
import type { ElementType, ReactNode } from 'react';
import type { Mark } from '../markup/textModel.ts';
import type { TextBlock } from '../markup/textBlocks.ts';
import { ComparedBlock, Deleted, Inserted, LinkText, Reformatted } from './Comparison.styles.ts';
import type { PartChange } from './tokens.ts';
import type { DifferenceBlock, DifferencePart } from './wordDifferences.ts';

export interface ComparedTextProps {
  blocks: readonly DifferenceBlock<TextBlock>[];
  side: 'first' | 'second';
  isMarked: boolean;
}

/** `<del>`, `<ins>` and, for a change of format, `<mark>`, which screen readers announce. */
export function ComparedText({ blocks, side, isMarked }: ComparedTextProps) {
  const tags: Readonly<Record<PartChange, ElementType>> = {
    onlyHere: side === 'first' ? Deleted : Inserted,
    reformatted: Reformatted,
    none: 'span',
  };
  return blocks.map(({ block, parts }, position) => (
    <ComparedBlock
      // oxlint-disable-next-line react/no-array-index-key -- blocks have no id and never reorder
      key={position}
      data-kind={block.kind}
      data-level={block.level || undefined}
      data-depth={block.depth || undefined}
      style={{ '--platform-depth': Math.min(block.depth, 4) }}
      data-marker={block.marker || undefined}
      data-quoted={block.isQuoted || undefined}
      dir="auto"
    >
      {parts.map((part, index) =>
        createElement(tags[isMarked ? part.change : 'none'], { key: index }, wrapInMarks(part)),
      )}
    </ComparedBlock>
  ));
}

function wrapInMarks({ text, marks }: DifferencePart): ReactNode {
  return marks.reduceRight<ReactNode>((inner, mark) => markElement(mark, inner), text);
}

/** Links are not clickable here; the title shows their URL. */
const markElement = (mark: Mark, inner: ReactNode): ReactNode =>
  mark.tag === 'a' ? (
    <LinkText title={mark.href}>{inner}</LinkText>
  ) : (
    createElement(mark.tag, null, inner)
  );
