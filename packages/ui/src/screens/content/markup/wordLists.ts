import { defaultTreeAdapter } from 'parse5';
import { classesOf } from './css.ts';
import type { Declarations, StyleReader } from './css.ts';
import { descendants, isElement, textOf } from './parseMarkup.ts';
import type { MarkupElement } from './parseMarkup.ts';
import type { Block, LevelItem, List } from './textModel.ts';

/** For example `l0 level2 lfo1`. */
const OFFICE_LIST = /^l\d+\s+level(\d+)/;

/** Word's default indent per list level, in points. */
const LEVEL_INDENT = 36;

const POINTS: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 };

/** Returns list and level of a Word paragraph, and removes its marker. */
export function readWordListItem(
  element: MarkupElement,
  style: Declarations,
  styleOf: StyleReader,
): Omit<LevelItem, 'blocks'> | null {
  const [, declared] = OFFICE_LIST.exec(style.get('mso-list') ?? '') ?? [];
  const node = declared === undefined ? spacedMarker(element) : ignoredMarker(element, styleOf);
  if (declared === undefined && !node) return null;
  const level = declared === undefined ? indentedLevel(style) : Number(declared);
  const start = numberOf(node ? textOf(node).trim() : '');
  if (node) defaultTreeAdapter.detachNode(node);
  return { kind: 'levelItem', level, isOrdered: start !== null, start: start ?? 1 };
}

/** Marker that Word declares for programs with their own numbering. */
const ignoredMarker = (element: MarkupElement, styleOf: StyleReader): MarkupElement | undefined =>
  [...descendants(element.childNodes)]
    .filter(isElement)
    .find((node) => styleOf(node).get('mso-list') === 'ignore');

/** Marker from WebKit, which removes Word's own markup: only the space after it is left. */
function spacedMarker(element: MarkupElement): MarkupElement | undefined {
  if (!classesOf(element).some((name) => name.startsWith('msolistparagraph'))) return undefined;
  const first = element.childNodes.find((node) => isElement(node) || textOf(node).trim() !== '');
  const isMarker = first && isElement(first) && /^\s*\S{1,8}\u00A0[\s\u00A0]+$/.test(textOf(first));
  return isMarker ? first : undefined;
}

function indentedLevel(style: Declarations): number {
  const [, length = '', unit = ''] =
    /^([\d.]+)([a-z]+)$/.exec(style.get('margin-left') ?? '') ?? [];
  return Math.max(1, Math.round((Number(length) * (POINTS[unit] ?? 0)) / LEVEL_INDENT));
}

/** Number of an item by its marker, such as `3.`, `1.2.`, `c)` or `(iv)`; null for a bullet. */
function numberOf(marker: string): number | null {
  const digits = /(\d+)[.):]*$/.exec(marker)?.[1];
  if (digits !== undefined) return Number(digits);
  const letters = /^\(?([a-z]+)[.)]$/i.exec(marker)?.[1]?.toLowerCase();
  if (letters === undefined) return null;
  const isRoman = /^[ivx]+$/.test(letters) || (letters.length > 1 && /^[ivxlcdm]+$/.test(letters));
  if (isRoman) return romanNumber(letters);
  return letters.length === 1 ? letters.charCodeAt(0) - 96 : 1;
}

const ROMAN: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1000,
};

function romanNumber(letters: string): number {
  const values = Array.from(letters, (letter) => ROMAN[letter] ?? 0);
  return values.reduce(
    (sum, value, position) => sum + (value < (values[position + 1] ?? 0) ? -value : value),
    0,
  );
}

export function nestListItems(blocks: readonly Block[]): Block[] {
  const nested: Block[] = [];
  let items: LevelItem[] = [];
  const end = () => {
    nested.push(...listsOf(items));
    items = [];
  };
  for (const block of blocks) {
    if (block.kind === 'levelItem') items.push(block);
    else {
      end();
      nested.push(block);
    }
  }
  end();
  return nested;
}

function listsOf(items: readonly LevelItem[]): List[] {
  const top = Math.min(...items.map(({ level }) => level));
  const lists: List[] = [];
  for (let position = 0; position < items.length; position += 1) {
    const item = items[position] as LevelItem;
    const list = lists.at(-1);
    if (item.level > top) {
      const end = items.findIndex((each, index) => index > position && each.level === top);
      const deeper = listsOf(items.slice(position, end === -1 ? undefined : end));
      position += (end === -1 ? items.length : end) - position - 1;
      const parent = list?.items.at(-1);
      if (parent) parent.push(...deeper);
      else lists.push(...deeper);
    } else if (list && continues(list, item)) list.items.push(item.blocks);
    else {
      const { isOrdered, start, blocks } = item;
      lists.push({ kind: 'list', isOrdered, start, items: [blocks] });
    }
  }
  return lists;
}

const continues = ({ isOrdered, start, items }: List, item: LevelItem): boolean =>
  isOrdered === item.isOrdered && (!isOrdered || item.start === start + items.length);
