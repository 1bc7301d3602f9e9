import { readText } from './readText.ts';
import type { Block, Cell, Run } from './textModel.ts';

/** A line of a text that is compared: a paragraph, a heading, an item, a row of a table. */
export interface TextBlock {
  kind: 'paragraph' | 'heading' | 'code' | 'row' | 'rule';
  /** Level of a heading; 0 for the rest. */
  level: number;
  /** Number of lists around it. */
  depth: number;
  isQuoted: boolean;
  /** Marker of the item that begins with it, such as `•` or `3.`; '' for none. */
  marker: string;
  /** Says how the block looks: two blocks with the same words and another format were reformatted. */
  format: string;
  runs: readonly Run[];
}

type Around = Pick<TextBlock, 'depth' | 'isQuoted' | 'marker'> & { list: string };

/** The text of a body, block by block. */
export function textBlocks(markup: string): TextBlock[] {
  return readText(markup).blocks.flatMap((block) => blocksIn(block, OUTSIDE));
}

/** A block that is a heading of its own, such as the title of a text. */
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
      return block.items.flatMap((item, at) => {
        const marker = block.isOrdered ? `${block.start + at}.` : '•';
        // The number of the first item alone: an item more is no other format of those after it.
        const list = `${around.list}${block.isOrdered ? `ol${at === 0 ? block.start : ''}` : 'ul'}>`;
        const inside = { ...around, depth: around.depth + 1, list };
        return item.flatMap((each, place) =>
          blocksIn(each, { ...inside, marker: place === 0 ? marker : '' }),
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
  return cells.flatMap((cell, at): Run[] => [
    ...(at === 0 ? [] : [{ text: ' | ', marks: [] }]),
    ...cell.blocks
      .flatMap((block) => blocksIn(block, OUTSIDE))
      .flatMap(({ runs }, place): readonly Run[] =>
        place === 0 ? runs : [{ text: ' ', marks: [] }, ...runs],
      ),
  ]);
}
