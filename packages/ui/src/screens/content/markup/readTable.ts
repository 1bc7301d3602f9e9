import { leafBlock } from './blockWriter.ts';
import { attribute, descendants, isElement } from './parseMarkup.ts';
import type { MarkupElement, MarkupNode } from './parseMarkup.ts';
import type { Context, Reader } from './readText.ts';
import type { Block, Cell } from './textModel.ts';

/** Larger values are mistakes, or mean 'all'. */
const MAX_SPAN = 50;

const ROW_GROUPS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);

/** A layout table (a single cell, or nested tables) is read cell by cell. */
export function readTable(table: MarkupElement, context: Context, reader: Reader): Block[] {
  const captions: Block[] = [];
  const rows: Cell[][] = [];

  function readRows(children: readonly MarkupNode[], around: Context, isHeader: boolean): void {
    for (const child of children) {
      if (!isElement(child)) continue;
      const inside = reader.inside(child, around);
      if (child.tagName === 'caption') captions.push(...reader.blocksIn(child.childNodes, inside));
      else if (ROW_GROUPS.has(child.tagName)) {
        readRows(child.childNodes, inside, child.tagName === 'thead');
      } else if (child.tagName === 'tr') {
        const cells = child.childNodes.filter(
          (cell): cell is MarkupElement =>
            isElement(cell) && (cell.tagName === 'td' || cell.tagName === 'th'),
        );
        if (cells.length > 0) rows.push(cells.map((cell) => readCell(cell, inside, isHeader)));
      }
    }
  }

  function readCell(cell: MarkupElement, around: Context, isInHeader: boolean): Cell {
    const isHeader = isInHeader || cell.tagName === 'th';
    const format = { ...around.format, isHeading: isHeader };
    const blocks = reader.blocksIn(cell.childNodes, reader.inside(cell, { ...around, format }));
    return {
      isHeader,
      columns: span(cell, 'colspan'),
      rows: span(cell, 'rowspan'),
      blocks: blocks.length > 0 ? blocks : [leafBlock('paragraph', [])],
    };
  }

  readRows(table.childNodes, { ...context, leaf: 'paragraph' }, false);
  if (!isLayout(table, rows)) return [...captions, { kind: 'table', rows }];
  return [...captions, ...rows.flat().flatMap(({ blocks }) => blocks)];
}

function isLayout(table: MarkupElement, rows: readonly Cell[][]): boolean {
  if (['presentation', 'none'].includes(attribute(table, 'role')) || rows.flat().length < 2) {
    return true;
  }
  for (const node of descendants(table.childNodes)) {
    if (isElement(node) && node.tagName === 'table') return true;
  }
  return false;
}

function span(cell: MarkupElement, name: string): number {
  const value = Number.parseInt(attribute(cell, name), 10);
  return Number.isInteger(value) ? Math.min(Math.max(value, 1), MAX_SPAN) : 1;
}
