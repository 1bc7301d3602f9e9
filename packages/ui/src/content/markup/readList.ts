import { leafBlock } from './blockWriter.ts';
import { attribute, isElement } from './parseMarkup.ts';
import type { MarkupElement } from './parseMarkup.ts';
import type { Place, Reader } from './readText.ts';
import type { Block, LevelItem } from './textModel.ts';

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu', 'dir']);

/**
 * Reads a list, or an item outside of any list. A list directly inside a list, as Google Docs nests
 * them, belongs to the item before it. Items that state their level, as in Word Online, are nested
 * later.
 */
export function readList(element: MarkupElement, place: Place, reader: Reader): Block[] {
  const children = element.tagName === 'li' ? [element] : element.childNodes;
  const isOrdered = element.tagName === 'ol';
  const items: Block[][] = [];
  const levels: number[] = [];
  for (const child of children) {
    const isItem = isElement(child) && child.tagName === 'li';
    const blocks = isItem
      ? reader.blocksIn(child.childNodes, child === element ? place : reader.inside(child, place))
      : reader.blocksIn([child], place);
    const last = items.at(-1);
    if (last && isElement(child) && LISTS.has(child.tagName)) last.push(...blocks);
    else if (isItem || blocks.length > 0) {
      items.push(blocks.length > 0 ? blocks : [leafBlock('paragraph', [])]);
      levels.push(isItem ? integer(child, 'data-aria-level', 0) : 0);
    }
  }
  if (items.length === 0) return [];
  const start = startOf(element, isOrdered);
  if (levels.every((level) => level === 0)) return [{ kind: 'list', isOrdered, start, items }];
  return items.map((blocks, at): LevelItem => {
    const level = Math.max(1, levels[at] ?? 1);
    return { kind: 'levelItem', level, isOrdered, start: start + at, blocks };
  });
}

function startOf(list: MarkupElement, isOrdered: boolean): number {
  if (!isOrdered) return 1;
  const first = list.childNodes.find((child) => isElement(child) && child.tagName === 'li');
  const value = first && isElement(first) ? integer(first, 'value', 1) : 1;
  return integer(list, 'start', value);
}

/** Returns an attribute as a whole number of reasonable size. */
function integer(element: MarkupElement, name: string, otherwise: number): number {
  const value = Number.parseInt(attribute(element, name), 10);
  return Number.isInteger(value) && Math.abs(value) < 1e6 ? value : otherwise;
}
