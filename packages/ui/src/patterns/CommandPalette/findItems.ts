import { foldText } from './foldText.ts';
import type { PaletteGroup, PaletteItem } from './types.ts';

/** How many rows of a group are shown: enough to choose from, few enough to be drawn at each key. */
const LIMIT = 10;

/** What a group has for a search. */
export interface FoundGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
  /** The place of the first of them among all rows. */
  start: number;
  /** How many more there are that are not shown. */
  more: number;
}

interface Searchable {
  item: PaletteItem;
  /** Label and hint, folded, with a space before each word. */
  text: string;
}

interface Finder {
  /** Finds what holds every word, in any order; without words what is not for searches only. */
  find: (words: readonly string[]) => FoundGroup[];
  /** Folds all texts ahead of the first search, which takes as long as several searches. */
  prepare: () => void;
}

const toSearchable = (item: PaletteItem): Searchable => ({
  item,
  text: foldText(` ${item.label} ${item.hint ?? ''}`),
});

/** What fits best comes first: names that begin with it, then words that do, then the rest. */
function search(rows: readonly Searchable[], words: readonly string[]): PaletteItem[] {
  const [first = ''] = words;
  const ranks: [PaletteItem[], PaletteItem[], PaletteItem[]] = [[], [], []];
  for (const { item, text } of rows) {
    if (!words.every((word) => text.includes(word))) continue;
    if (text.startsWith(first, 1)) ranks[0].push(item);
    else ranks[words.every((word) => text.includes(` ${word}`)) ? 1 : 2].push(item);
  }
  return ranks.flat();
}

/** Makes groups searchable; each text is folded once. */
export function createFinder(groups: readonly PaletteGroup[]): Finder {
  const searchable = new Map<string, readonly Searchable[]>();

  function rowsOf({ id, items }: PaletteGroup): readonly Searchable[] {
    const rows = searchable.get(id) ?? items.map(toSearchable);
    searchable.set(id, rows);
    return rows;
  }

  return {
    find: (words) => {
      let start = 0;
      return groups.flatMap((group) => {
        const { id, label, items, isSearchOnly } = group;
        const found =
          words.length > 0 ? search(rowsOf(group), words) : isSearchOnly ? [] : [...items];
        if (found.length === 0) return [];
        const shown = found.slice(0, LIMIT);
        start += shown.length;
        const more = found.length - shown.length;
        return [{ id, label, items: shown, start: start - shown.length, more }];
      });
    },
    prepare: () => groups.forEach(rowsOf),
  };
}
