import { useMemo, useState } from 'react';
import type { PaletteGroup, PaletteItem } from './types.ts';

interface OpenedItem {
  item: PaletteItem;
  groups: readonly PaletteGroup[];
  /** Search that found the item, typed again when its actions close. */
  search: string;
}

export interface PaletteLevel {
  /** Groups of the palette, or the actions of the opened item. */
  groups: readonly PaletteGroup[];
  /** Item whose actions are listed; undefined at the top. */
  opened: PaletteItem | undefined;
  /** Lists the actions of an item. False if it has none. */
  open: (item: PaletteItem | undefined) => boolean;
  /** Returns to the list of the opened item. False at the top. */
  leave: () => boolean;
}

/** Levels of the palette: the groups, then the actions of an item, then their own actions. */
export function usePaletteLevel(
  groups: readonly PaletteGroup[],
  typed: string,
  setTyped: (search: string) => void,
): PaletteLevel {
  const [path, setPath] = useState<readonly OpenedItem[]>([]);
  const last = path.at(-1);
  return useMemo(
    () => ({
      groups: last?.groups ?? groups,
      opened: last?.item,
      open: (item) => {
        if (!item?.actions || item.disabledReason) return false;
        const actions = [{ id: item.id, label: item.label, items: item.actions() }];
        setPath([...path, { item, groups: actions, search: typed }]);
        setTyped('');
        return true;
      },
      leave: () => {
        if (!last) return false;
        setPath(path.slice(0, -1));
        setTyped(last.search);
        return true;
      },
    }),
    [groups, last, path, setTyped, typed],
  );
}
