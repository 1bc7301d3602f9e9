import { readText } from './readText.ts';
import type { Block, Cell, Run } from './textModel.ts';

export interface TextBlock {
  kind: 'paragraph' | 'heading' | 'code' | 'row' | 'rule';
  level: number;
  depth: number;
  isQuoted: boolean;
  /** Marker of the item that starts with it, such as `•` or `3.`; or ''. */
  marker: string;
  /** Blocks with the same words and another format count as reformatted. */
  format: string;
  runs: readonly Run[];
}

type Around = Pick<TextBlock, 'depth' | 'isQuoted' | 'marker'> & { list: string };

export function textBlocks(markup: string): TextBlock[] {
  return readText(markup).blocks.flatMap((block) => blocksIn(block, OUTSIDE));
}

export const headingBlock = (text: string): TextBlock =>
  toBlock('heading', [{ text, marks: [] }], OUTSIDE, 1);

const OUTSIDE: Around = { depth: 0, isQuoted: false, marker: '', list: '' };

function blocksIn(block: Block, around: Around): TextBlock[] {
  switch (block.kind) {
    case 'paragraph':
      return [toBlock('paragraph', block.runs, around)];
    case 'heading':
      return [toBlock('heading', block.runs, around, block.level)];
    case 'code':
      return [toBlock('code', [{ text: block.text, marks: [] }], around)];
    case 'rule':
      return [toBlock('rule', [{ text: '―', marks: [] }], around)];
    case 'quote':
      return block.blocks.flatMap((each) => blocksIn(each, { ...around, isQuoted: true }));
    case 'table':
      return block.rows.map((cells) => toBlock('row', rowRuns(cells), around));
    case 'levelItem':
      return block.blocks.flatMap((each) => blocksIn(each, around));
    case 'list':
      return block.items.flatMap((item, position) => {
        const marker = block.isOrdered ? `${block.start + position}.` : '•';
        // Only the first item: inserting an item must not reformat the following ones.
        const list = `${around.list}${block.isOrdered ? `ol${position === 0 ? block.start : ''}` : 'ul'}>`;
        const inside = { ...around, depth: around.depth + 1, list };
        return item.flatMap((each, index) =>
          blocksIn(each, { ...inside, marker: index === 0 ? marker : '' }),
        );
      });
  }
}

function toBlock(
  kind: TextBlock['kind'],
  runs: readonly Run[],
  { list, ...around }: Around,
  level = 0,
): TextBlock {
  const isItem = around.marker !== '';
  const format = [kind, level, list, isItem, around.isQuoted].join(' ');
  return { kind, level, ...around, format, runs };
}

function rowRuns(cells: readonly Cell[]): Run[] {
  return cells.flatMap((cell, position): Run[] => [
    ...(position === 0 ? [] : [{ text: ' | ', marks: [] }]),
    ...cell.blocks
      .flatMap((block) => blocksIn(block, OUTSIDE))
      .flatMap(({ runs }, index): readonly Run[] =>
        index === 0 ? runs : [{ text: ' ', marks: [] }, ...runs],
      ),
  ]);
}
