import { PaletteLayer } from '@platform/ui/internal';
import { useEffect, useState } from 'react';
import { usePages } from '../../routing/PagesContext.ts';
import type { AreaPalette } from '../../routing/palette.ts';
import { useActionGroup } from './useActionGroup.ts';
import { usePageGroup } from './usePageGroup.ts';
import { useRecordGroups } from './useRecordGroups.ts';

export interface PaletteViewProps {
  path: string;
  onShowShortcuts: () => void;
  onClose: () => void;
}

export function PaletteView({ path, onShowShortcuts, onClose }: PaletteViewProps) {
  const areas = useAreaPalettes();
  const actions = useActionGroup(areas, { path, onShowShortcuts });
  const pages = usePageGroup();
  const recordsOf = useRecordGroups();
  const [groups, setGroups] = useState([actions, pages]);
  // Snapshot: rows must not move while the palette is open.
  const [shownAreas, setShownAreas] = useState(areas);
  if (shownAreas !== areas) {
    setShownAreas(areas);
    setGroups([actions, pages, ...recordsOf(areas)]);
  }
  return <PaletteLayer groups={groups} onClose={onClose} />;
}

const none: readonly AreaPalette[] = [];

function useAreaPalettes(): readonly AreaPalette[] {
  const { loadPalettes } = usePages();
  const [palettes, setPalettes] = useState(none);
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
