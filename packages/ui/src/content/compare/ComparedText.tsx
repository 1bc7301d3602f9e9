import { ComparedBlock } from './Comparison.styles.ts';
import type { TextBlock } from '../markup/textBlocks.ts';
import type { DifferenceBlock } from './wordDifferences.ts';

export interface ComparedTextProps {
  blocks: readonly DifferenceBlock<TextBlock['kind']>[];
  /** Whether what is here alone was there before, or is new. */
  side: 'first' | 'second';
  /** Marks what is here alone. */
  isMarked: boolean;
}

/** A text with what the other one lacks: `<del>` before, `<ins>` after, so that readers hear it, too. */
export function ComparedText({ blocks, side, isMarked }: ComparedTextProps) {
  const Own = side === 'first' ? 'del' : 'ins';
  return blocks.map(({ kind, parts }, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text is drawn again as a whole, its blocks have no name
    <ComparedBlock key={place} data-kind={kind} dir="auto">
      {parts.map(({ text, isOwn }, part) =>
        // oxlint-disable-next-line react/no-array-index-key -- as above
        isOwn && isMarked ? <Own key={part}>{text}</Own> : <span key={part}>{text}</span>,
      )}
    </ComparedBlock>
  ));
}
