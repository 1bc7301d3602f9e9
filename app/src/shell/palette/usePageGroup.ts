import { paletteTexts, shellTexts, useTranslation } from '@platform/i18n';
import type { IconShape, PaletteGroup, PaletteItem } from '@platform/ui';
import { ArrowRight } from 'lucide';
import { useLinks } from '../../routing/LinksContext.ts';
import type { PageManifest } from '../../routing/area.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { headingOf, titleOf } from '../../routing/pageTitles.ts';

export function usePageGroup(): PaletteGroup {
  const t = useTranslation(paletteTexts, shellTexts);
  const { all, parentOf } = usePages();
  const { navigate } = useLinks();

  /** Returns the page's sidebar icon, else that of the sidebar page with the same path prefix. */
  function iconOf({ path, sidebar }: PageManifest): IconShape {
    const [, section] = path.split('/');
    const siblingPage = all.find((page) => page.sidebar && page.path.split('/')[1] === section);
    return (sidebar ?? siblingPage?.sidebar)?.icon ?? ArrowRight;
  }

  const items = all.flatMap((page): PaletteItem[] => {
    const {
      id,
      path,
      access = 'signedIn',
      isUnlisted = false,
      isPlaceholder: isSoon = false,
    } = page;
    const title = titleOf(page);
    if (!title || access !== 'signedIn' || isUnlisted || path.includes(':')) return [];
    const parent = parentOf(page);
    const parentHeading = parent && headingOf(parent);
    return [
      {
        id,
        label: t(`shell.page.${title}`),
        hint: parentHeading && t(`shell.page.${parentHeading}`),
        icon: iconOf(page),
        isSoon,
        onSelect: () => void navigate(path, { replace: false }),
      },
    ];
  });
  return { id: 'pages', label: t('palette.group.pages'), items };
}
