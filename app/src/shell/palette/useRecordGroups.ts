import { paletteTexts, shellTexts, useFormats, useTranslation } from '@platform/i18n';
import type { PaletteGroup, PaletteItem } from '@platform/ui';
import { runShortcut } from '@platform/ui/internal';
import { useMemo, useState } from 'react';
import { useWrite } from '../../data/useAction.ts';
import { useLoaded } from '../../data/useLoaded.ts';
import { recentUrls } from './recentUrls.ts';
import { useAtomValue } from '../../platform/state.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { usePages } from '../../routing/PagesContext.ts';
import type {
  AreaPalette,
  PaletteRecord,
  PaletteRecords,
  ReadLoaded,
} from '../../routing/palette.ts';
import { userAtom } from '../../session/sessionAtoms.ts';
import { createRecency } from './recency.ts';
import type { ServiceSearch } from './usePaletteSearch.ts';

/**
 * Groups records by type: those loaded when the areas arrived, then those that the services found.
 * Records opened in this tab come first, the most recent on top.
 */
export function useRecordGroups(
  areas: readonly AreaPalette[],
  { found, search }: Pick<ServiceSearch, 'found' | 'search'>,
): readonly PaletteGroup[] {
  const t = useTranslation(paletteTexts, shellTexts);
  const formats = useFormats();
  const read = useLoaded() as ReadLoaded;
  const toItem = useToItem(read);
  const { id: userId = '' } = useAtomValue(userAtom) ?? {};
  // Read once: rows must not move while the palette is open.
  const [recencyOf] = useState(() => createRecency(recentUrls(userId)));
  const kinds = useMemo(() => areas.flatMap(({ records = [] }) => records), [areas]);
  const loaded = useMemo(
    () => new Map(kinds.map((kind) => [kind, kind.list(read, { t, formats })])),
    [formats, kinds, read, t],
  );

  return useMemo(() => {
    function itemsOf(kind: PaletteRecords): PaletteItem[] {
      const foundOfKind = found.get(kind) ?? [];
      const foundIds = new Set(foundOfKind.map(({ id }) => id));
      const known = loaded.get(kind) ?? [];
      const knownIds = new Set(known.map(({ id }) => id));
      return [...known, ...foundOfKind.filter(({ id }) => !knownIds.has(id))]
        .toSorted((one, other) => compare(recencyOf(one.href), recencyOf(other.href)))
        .map((record) => ({
          ...toItem(kind, record),
          foundFor: !kind.findsAll && foundIds.has(record.id) ? search : undefined,
        }));
    }
    return kinds.map((kind) => ({
      id: kind.label,
      label: t(kind.label),
      isSearchOnly: true,
      items: itemsOf(kind),
    }));
  }, [found, kinds, loaded, recencyOf, search, t, toItem]);
}

/** Compares instead of subtracting: Infinity minus Infinity is NaN. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Returns a stable function that turns a record into a row with its actions. */
function useToItem(read: ReadLoaded) {
  const t = useTranslation(paletteTexts, shellTexts);
  const { find } = usePages();
  const { navigate } = useLinks();
  const write = useWrite();
  return useMemo(() => {
    const open = (href: string) => void navigate(href, { replace: false });

    function actionsOf({ href, actions = [] }: PaletteRecord): PaletteItem[] {
      return actions.map(({ label, icon, shortcut, choices }) => ({
        id: label,
        label: t(label),
        icon,
        ...(choices
          ? {
              actions: () =>
                choices(read).map(({ run, ...choice }) => ({
                  ...choice,
                  onSelect: () => run(write),
                })),
            }
          : {
              onSelect: () => {
                open(href);
                if (shortcut) runShortcut(shortcut);
              },
            }),
      }));
    }

    return (kind: PaletteRecords, record: PaletteRecord): PaletteItem => ({
      id: `${kind.label} ${record.id}`,
      label: record.label,
      hint: record.hint,
      keywords: record.keywords,
      icon: kind.icon,
      isSoon: find(record.href.split('?', 1)[0] ?? '')?.isPlaceholder ?? false,
      actions: record.actions && (() => actionsOf(record)),
      onSelect: () => open(record.href),
    });
  }, [find, navigate, read, t, write]);
}
