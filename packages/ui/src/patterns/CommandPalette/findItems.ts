import { foldText } from './foldText.ts';
import type { PaletteGroup, PaletteItem } from './types.ts';

/** How many rows of a group are shown: enough to choose from, few enough to be drawn at each key. */
const LIMIT = 10;

/** What a group has for a search. */
interface FoundGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
  /** How many more there are that are not shown. */
  more: number;
}

interface Searchable {
  item: PaletteItem;
  label: string;
  /** Label and hint, with a space before each word. */
  text: string;
}

/** Finds what holds every word, in any order; an empty search finds what is not for searches only. */
export type Find = (words: readonly string[]) => FoundGroup[];

const toSearchable = (item: PaletteItem): Searchable => {
  const label = foldText(item.label);
  return { item, label, text: ` ${label} ${item.hint ? foldText(item.hint) : ''}` };
};

/** What fits best comes first: names that begin with it, then words that do, then the rest. */
function search(rows: readonly Searchable[], words: readonly string[]): PaletteItem[] {
  const [first = ''] = words;
  const ranks: [PaletteItem[], PaletteItem[], PaletteItem[]] = [[], [], []];
  for (const { item, label, text } of rows) {
    if (!words.every((word) => text.includes(word))) continue;
    if (label.startsWith(first)) ranks[0].push(item);
    else ranks[words.every((word) => text.includes(` ${word}`)) ? 1 : 2].push(item);
  }
  return ranks.flat();
}

/** Makes groups searchable: the texts are folded once, when something is typed. */
export function createFind(groups: readonly PaletteGroup[]): Find {
  const searchable = new Map<string, readonly Searchable[]>();

  function rowsOf({ id, items }: PaletteGroup): readonly Searchable[] {
    const rows = searchable.get(id) ?? items.map(toSearchable);
    searchable.set(id, rows);
    return rows;
  }

  return (words) =>
    groups.flatMap((group) => {
      const { id, label, items, isSearchOnly } = group;
      const found =
        words.length > 0 ? search(rowsOf(group), words) : isSearchOnly ? [] : [...items];
      if (found.length === 0) return [];
      const shown = found.slice(0, LIMIT);
      return [{ id, label, items: shown, more: found.length - shown.length }];
    });
}
