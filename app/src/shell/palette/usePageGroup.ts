import { paletteTexts, shellTexts, useTranslation } from '@platform/i18n';
import type { IconShape, PaletteGroup, PaletteItem } from '@platform/ui';
import { ArrowRight } from 'lucide';
import { useLinks } from '../../routing/LinksContext.ts';
import type { PageManifest } from '../../routing/area.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { headingOf, titleOf } from '../../routing/pageTitles.ts';

/** The pages that have a name and an address of their own, in the order of the areas. */
export function usePageGroup(): PaletteGroup {
  const t = useTranslation(paletteTexts, shellTexts);
  const { all, parentOf } = usePages();
  const { navigate } = useLinks();

  /** Its own in the sidebar, else that of the page there whose path begins alike. */
  function iconOf({ path, sidebar }: PageManifest): IconShape {
    const [, section] = path.split('/');
    const alike = all.find((page) => page.sidebar && page.path.split('/')[1] === section);
    return (sidebar ?? alike?.sidebar)?.icon ?? ArrowRight;
  }

  const items = all.flatMap((page): PaletteItem[] => {
    const { id, path, access = 'signedIn', isUnlisted = false, isSoon = false } = page;
    const title = titleOf(page);
    if (!title || access !== 'signedIn' || isUnlisted || path.includes(':')) return [];
    const parent = parentOf(page);
    const above = parent && headingOf(parent);
    return [
      {
        id,
        label: t(`shell.page.${title}`),
        hint: above && t(`shell.page.${above}`),
        icon: iconOf(page),
        isSoon,
        onSelect: () => void navigate(path, { replace: false }),
      },
    ];
  });
  return { id: 'pages', label: t('palette.group.pages'), items };
}
