import { joinFields, searchNeedles, toSearchText, trimText } from '@platform/i18n/text';
import { wordsOf } from './markMatches.ts';
import type { PaletteGroup, PaletteItem } from './types.ts';

/** Rows per group: enough to choose from, few enough to render on each keystroke. */
const MAX_ROWS = 10;

export interface FoundGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
  /** Index of its first row among all rows. */
  start: number;
  /** Number of results that are not shown. */
  more: number;
}

interface Searchable {
  item: PaletteItem;
  /** Searched text, folded, with a space before each word. */
  text: string;
}

interface Finder {
  /** Finds items with every word of the search or its phone number; '' omits search-only groups. */
  find: (search: string) => FoundGroup[];
  /** Folds all texts before the first search; takes as long as several searches. */
  prepare: () => void;
}

const toSearchable = (item: PaletteItem): Searchable => {
  const { label, hint = '', keywords = [] } = item;
  const lines = toSearchText(joinFields(label, hint, ...keywords)).split('\n');
  return { item, text: ` ${lines.join(' ')}` };
};

const searchables = new WeakMap<readonly PaletteItem[], readonly Searchable[]>();

/** Indexes an array of items once, however many groups and palettes use it. */
function searchableOf(items: readonly PaletteItem[]): readonly Searchable[] {
  const rows = searchables.get(items) ?? items.map(toSearchable);
  searchables.set(items, rows);
  return rows;
}

/** Ranks names that start with the search first, then words that do, then the rest. */
function findIn(rows: readonly Searchable[], search: string): PaletteItem[] {
  const words = wordsOf(search);
  const query = trimText(search);
  const { email, phones } = searchNeedles(search);
  const others = email ? [email, ...phones] : phones;
  const [first = ''] = words;
  const ranks: [PaletteItem[], PaletteItem[], PaletteItem[]] = [[], [], []];
  for (const { item, text } of rows) {
    const hasWords = words.every((word) => text.includes(word));
    const isFound = hasWords || others.some((needle) => text.includes(needle));
    if (!isFound && item.foundFor !== query) continue;
    if (text.startsWith(first, 1)) ranks[0].push(item);
    else ranks[words.every((word) => text.includes(` ${word}`)) ? 1 : 2].push(item);
  }
  return ranks.flat();
}

export function createFinder(groups: readonly PaletteGroup[]): Finder {
  return {
    find: (search) => {
      const isSearched = wordsOf(search).length > 0;
      let start = 0;
      return groups.flatMap((group) => {
        const { id, label, items, isSearchOnly } = group;
        const found = isSearched
          ? findIn(searchableOf(items), search)
          : isSearchOnly
            ? []
            : [...items];
        if (found.length === 0) return [];
        const shown = found.slice(0, MAX_ROWS);
        start += shown.length;
        const more = found.length - shown.length;
        return [{ id, label, items: shown, start: start - shown.length, more }];
      });
    },
    prepare: () => groups.forEach(({ items }) => searchableOf(items)),
  };
}
