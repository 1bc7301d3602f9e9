import { paletteTexts, useTranslation } from '@platform/i18n';
import { PaletteLayer } from '@platform/ui/internal';
import { useEffect, useMemo, useState } from 'react';
import { usePages } from '../../routing/PagesContext.ts';
import type { AreaPalette } from '../../routing/palette.ts';
import { useActionGroup } from './useActionGroup.ts';
import { usePageGroup } from './usePageGroup.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';
import { useRecordGroups } from './useRecordGroups.ts';

export interface PaletteViewProps {
  path: string;
  onShowShortcuts: () => void;
  onClose: () => void;
}

export function PaletteView({ path, onShowShortcuts, onClose }: PaletteViewProps) {
  const t = useTranslation(paletteTexts);
  const areas = useAreaPalettes();
  const [typed, setTyped] = useState('');
  const search = usePaletteSearch(areas, typed);
  const actions = useActionGroup(areas, { path, onShowShortcuts });
  const pages = usePageGroup();
  const records = useRecordGroups(areas, search);
  const [snapshot, setSnapshot] = useState({ areas, groups: [actions, pages] });
  // Snapshot: rows must not move while the palette is open.
  if (snapshot.areas !== areas) setSnapshot({ areas, groups: [actions, pages] });
  const groups = useMemo(() => [...snapshot.groups, ...records], [snapshot, records]);
  return (
    <PaletteLayer
      groups={groups}
      onSearchChange={setTyped}
      isSearching={search.isSearching}
      searchFailure={
        search.isFailed ? { message: t('palette.incomplete'), onRetry: search.retry } : undefined
      }
      onClose={onClose}
    />
  );
}

const NO_PALETTES: readonly AreaPalette[] = [];

function useAreaPalettes(): readonly AreaPalette[] {
  const { loadPalettes } = usePages();
  const [palettes, setPalettes] = useState(NO_PALETTES);
  useEffect(() => {
    let isMounted = true;
    async function load(): Promise<void> {
      const loaded = await loadPalettes();
      if (isMounted) setPalettes(loaded);
    }
    void load();
    return () => {
      isMounted = false;
    };
  }, [loadPalettes]);
  return palettes;
}
