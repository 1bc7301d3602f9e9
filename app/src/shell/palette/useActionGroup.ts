import { actorOf } from '@platform/api';
import type { Actor, roleContext } from '@platform/api';
import { paletteTexts, shellTexts, useTranslation } from '@platform/i18n';
import type { PaletteGroup, PaletteItem } from '@platform/ui';
import { runShortcut } from '@platform/ui/internal';
import { Keyboard, LogOut, PanelLeft, SunMoon } from 'lucide';
import { useLoaded } from '../../data/useLoaded.ts';
import { sidebarExpandedAtom } from '../../platform/sidebarAtoms.ts';
import { useAtomValue, useSetAtom } from '../../platform/state.ts';
import { themeAtom } from '../../platform/themeAtoms.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { headingOf } from '../../routing/pageTitles.ts';
import type { AreaPalette, DataOf, ReadLoaded } from '../../routing/palette.ts';
import { useApi } from '../../session/ApiContext.ts';
import { userAtom } from '../../session/sessionAtoms.ts';
import { useSignOut } from '../useSignOut.ts';

interface ActionOptions {
  path: string;
  onShowShortcuts: () => void;
}

const themes = ['light', 'dark', 'system'] as const;

/** Returns the acting user from cached data, with the stored roles until the context is loaded. */
function useLoadedActor(): Actor {
  const user = useAtomValue(userAtom);
  const [context] = useLoaded()('team.roleContext') as DataOf<typeof roleContext>[];
  const stored = { userId: '', roles: [], isTenantAdmin: false, permissions: [] };
  return actorOf(context === undefined ? stored : context, user);
}

export function useActionGroup(
  areas: readonly AreaPalette[],
  { path, onShowShortcuts }: ActionOptions,
): PaletteGroup {
  const t = useTranslation(paletteTexts, shellTexts);
  const { all, href } = usePages();
  const { navigate } = useLinks();
  const actor = useLoadedActor();
  const read = useLoaded() as ReadLoaded;
  const theme = useAtomValue(themeAtom);
  const setTheme = useSetAtom(themeAtom);
  const isSidebarExpanded = useAtomValue(sidebarExpandedAtom);
  const setSidebarExpanded = useSetAtom(sidebarExpandedAtom);
  const signOut = useSignOut();

  const { features } = useApi().config;
  const areaActions = areas
    .flatMap(({ actions = [] }) => actions)
    .filter(({ feature }) => !feature || features.includes(feature));
  const items: PaletteItem[] = [
    ...areaActions.map(
      ({ label, icon, page, shortcut, keys, refuse, disabledReason }): PaletteItem => {
        const target = href(page);
        const isCurrentPage = target === path;
        const targetPage = all.find(({ id }) => id === page);
        const name = targetPage && headingOf(targetPage);
        const reason = refuse?.(actor) ? 'common.error.noPermission' : disabledReason?.(read);
        return {
          id: shortcut,
          label: t(label),
          hint: name && t(`shell.page.${name}`),
          icon,
          keys: isCurrentPage ? keys : undefined,
          disabledReason: reason ? t(reason) : undefined,
          onSelect: () => {
            if (!isCurrentPage) void navigate(target, { replace: false });
            runShortcut(shortcut);
          },
        };
      },
    ),
    {
      id: 'shortcuts',
      label: t('shell.nav.shortcuts'),
      icon: Keyboard,
      keys: '?',
      onSelect: onShowShortcuts,
    },
    ...themes
      .filter((name) => name !== theme)
      .map((name) => ({
        id: `theme.${name}`,
        label: t('palette.theme', { theme: t(`shell.theme.${name}`) }),
        icon: SunMoon,
        onSelect: () => setTheme(name),
      })),
    {
      id: 'sidebar',
      label: t('shell.nav.toggle'),
      icon: PanelLeft,
      keys: 'mod+b',
      onSelect: () => setSidebarExpanded(!isSidebarExpanded),
    },
    { id: 'signOut', label: t('shell.user.signOut'), icon: LogOut, onSelect: signOut },
  ];
  const isForbidden = ({ disabledReason }: PaletteItem) => Number(disabledReason !== undefined);
  return {
    id: 'actions',
    label: t('palette.group.actions'),
    items: items.toSorted((one, other) => isForbidden(one) - isForbidden(other)),
  };
}
