import { leafBlock } from './blockWriter.ts';
import { attribute, isElement } from './parseMarkup.ts';
import type { MarkupElement } from './parseMarkup.ts';
import type { Context, Reader } from './readText.ts';
import type { Block, LevelItem } from './textModel.ts';

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu', 'dir']);

/**
 * A list directly in a list, as in Google Docs, belongs to the item before it. An item whose
 * `value` does not continue the count starts another list.
 */
export function readList(element: MarkupElement, context: Context, reader: Reader): Block[] {
  const children = element.tagName === 'li' ? [element] : element.childNodes;
  const isOrdered = element.tagName === 'ol';
  let list = { start: isOrdered ? integer(element, 'start', 1) : 1, items: [] as Block[][] };
  const lists = [list];
  const levels: number[] = [];
  for (const child of children) {
    const isItem = isElement(child) && child.tagName === 'li';
    const blocks = isItem
      ? reader.blocksIn(
          child.childNodes,
          child === element ? context : reader.inside(child, context),
        )
      : reader.blocksIn([child], context);
    const last = list.items.at(-1);
    if (last && isElement(child) && LISTS.has(child.tagName)) last.push(...blocks);
    else if (isItem || blocks.length > 0) {
      const next = list.start + list.items.length;
      const number = isOrdered && isItem ? integer(child, 'value', next) : next;
      if (number !== next) {
        list = { start: number, items: [] };
        lists.push(list);
      }
      list.items.push(blocks.length > 0 ? blocks : [leafBlock('paragraph', [])]);
      levels.push(isItem ? levelOf(child) : 0);
    }
  }
  const filledLists = lists.filter(({ items }) => items.length > 0);
  if (levels.every((level) => level === 0)) {
    return filledLists.map(({ start, items }) => ({ kind: 'list', isOrdered, start, items }));
  }
  const numbered = filledLists.flatMap(({ start, items }) =>
    items.map((blocks, index) => ({ blocks, start: start + index })),
  );
  return numbered.map(({ blocks, start }, index): LevelItem => {
    const level = Math.max(1, levels[index] ?? 1);
    return { kind: 'levelItem', level, isOrdered, start, blocks };
  });
}

/** Level of an item of Word Online or Slack, whose levels are separate lists; 0 in other lists. */
const levelOf = (item: MarkupElement): number =>
  integer(item, 'data-aria-level', 0) || integer(item, 'data-stringify-indent', -1) + 1;

function integer(element: MarkupElement, name: string, otherwise: number): number {
  const value = Number.parseInt(attribute(element, name), 10);
  return Number.isInteger(value) && Math.abs(value) < 1e6 ? value : otherwise;
}
