import { paletteTexts, shellTexts, useFormats, useTranslation } from '@platform/i18n';
import type { PaletteGroup } from '@platform/ui';
import { useLoaded } from '../../data/useLoaded.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { usePages } from '../../routing/PagesContext.ts';
import type { AreaPalette, ReadLoaded } from '../../routing/palette.ts';

/** The records that are loaded, by kind; shown once something is typed. Asks for nothing. */
export function useRecordGroups(areas: readonly AreaPalette[]): PaletteGroup[] {
  const t = useTranslation(paletteTexts, shellTexts);
  const formats = useFormats();
  const read = useLoaded() as ReadLoaded;
  const { find } = usePages();
  const { navigate } = useLinks();
  const kinds = areas.flatMap(({ records = [] }) => records);
  return kinds.map(({ label, icon, list }) => {
    const records = list(read, { t, formats });
    const isSoon = find(records[0]?.href.split('?', 1)[0] ?? '')?.isSoon ?? false;
    return {
      id: label,
      label: t(label),
      isSearchOnly: true,
      items: records.map(({ id, label: name, hint, href }) => ({
        id: `${label} ${id}`,
        label: name,
        hint,
        icon,
        isSoon,
        onSelect: () => void navigate(href, { replace: false }),
      })),
    };
  });
}
