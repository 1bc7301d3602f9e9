import { paletteTexts, shellTexts, useFormats, useTranslation } from '@platform/i18n';
import type { PaletteGroup } from '@platform/ui';
import { useLoaded } from '../../data/useLoaded.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { usePages } from '../../routing/PagesContext.ts';
import type { AreaPalette, PaletteRecords, ReadLoaded } from '../../routing/palette.ts';

/** Groups loaded records by type. Fetches nothing; lazy, since there may be thousands. */
export function useRecordGroups(): (areas: readonly AreaPalette[]) => PaletteGroup[] {
  const t = useTranslation(paletteTexts, shellTexts);
  const formats = useFormats();
  const read = useLoaded() as ReadLoaded;
  const { find } = usePages();
  const { navigate } = useLinks();

  function groupOf({ label, icon, list }: PaletteRecords): PaletteGroup {
    const records = list(read, { t, formats });
    const isSoon = find(records[0]?.href.split('?', 1)[0] ?? '')?.isPlaceholder ?? false;
    return {
      id: label,
      label: t(label),
      isSearchOnly: true,
      items: records.map(({ id, label: name, hint, keywords, href }) => ({
        id: `${label} ${id}`,
        label: name,
        hint,
        keywords,
        icon,
        isSoon,
        onSelect: () => void navigate(href, { replace: false }),
      })),
    };
  }

  return (areas) => areas.flatMap(({ records = [] }) => records).map(groupOf);
}
