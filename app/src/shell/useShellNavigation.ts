import { shellTexts, useTranslation } from '@platform/i18n';
import type { NavigationEntry, ShellLinks, ShellNavigation } from '@platform/ui/shell';
import { useMemo } from 'react';
import type { PageManifest, SidebarPosition } from '../routing/area.ts';
import { usePages } from '../routing/PagesContext.ts';
import { titleOf } from '../routing/pageTitles.ts';

const headerPages = ['account', 'profile'] as const;

export function useShellNavigation(): { navigation: ShellNavigation; links: ShellLinks } {
  const t = useTranslation(shellTexts);
  const { all, href } = usePages();
  return useMemo(() => {
    const labelOf = (page: PageManifest) => {
      const key = page.sidebar?.title ?? titleOf(page);
      return key ? t(`shell.page.${key}`) : '';
    };
    const entriesOf = (group: SidebarPosition['group']) =>
      all.flatMap((page): NavigationEntry[] => {
        if (page.sidebar?.group !== group) return [];
        const { icon } = page.sidebar;
        const children = all
          .filter(({ sidebarParent }) => sidebarParent === page.id)
          .map((child) => ({ href: child.path, label: labelOf(child) }));
        const entry = {
          href: page.path,
          label: labelOf(page),
          icon,
          isSoon: page.isPlaceholder ?? false,
        };
        return [children.length === 0 ? entry : { ...entry, children }];
      });
    return {
      navigation: {
        main: [...entriesOf('main'), ...entriesOf('more')],
        account: entriesOf('account'),
      },
      links: {
        notifications: href('notifications'),
        account: href('account'),
        profile: href('profile'),
        soon: headerPages.filter((id) => all.some((page) => page.id === id && page.isPlaceholder)),
      },
    };
  }, [all, href, t]);
}
