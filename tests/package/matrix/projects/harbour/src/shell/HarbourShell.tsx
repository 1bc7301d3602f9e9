import { useTranslation } from '@platform/i18n';
import { AppShell, LanguageControl } from '@platform/ui/shell';
import type { ThemeChoice } from '@platform/ui/shell';
import { Anchor, Settings, Users } from 'lucide';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { countOf, useBerths } from '../berths/berthStore';
import { usePath } from '../router';
import { harbourTexts } from '../texts/harbour';
import { HarbourMark } from './HarbourMark';
import { HarbourPalette } from './HarbourPalette';
import { UserMenu } from './UserMenu';

interface HarbourShellProps {
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  children: ReactNode;
}

const ignore = () => {};

/** Navigation, header and palette around each page. */
export function HarbourShell({ theme, onThemeChange, children }: HarbourShellProps) {
  const t = useTranslation(harbourTexts);
  const path = usePath();
  const free = countOf(useBerths(), 'free');
  const [isSidebarExpanded, setSidebarExpanded] = useState(true);
  const [isPaletteOpen, setPaletteOpen] = useState(false);

  const navigation = useMemo(
    () => ({
      main: [
        {
          href: '/berths',
          label: t('harbour.nav.berths'),
          icon: Anchor,
          group: t('harbour.nav.group'),
          badge: free,
          badgeLabel: t('harbour.nav.free', { count: free }),
        },
        {
          href: '/contacts',
          label: t('harbour.nav.contacts'),
          icon: Users,
          group: t('harbour.nav.group'),
        },
      ],
      account: [{ href: '/settings', label: t('harbour.nav.settings'), icon: Settings }],
    }),
    [t, free],
  );
  const current = [...navigation.main, ...navigation.account].find(({ href }) => href === path);
  const actions = useMemo(
    () => ({
      onSidebarExpandedChange: setSidebarExpanded,
      onOpenPalette: () => setPaletteOpen(true),
      onThemeChange,
    }),
    [onThemeChange],
  );

  return (
    <>
      <AppShell
        state={{
          currentPath: path,
          breadcrumb: [{ label: current?.label ?? t('harbour.nav.berths') }],
          isSidebarExpanded,
          theme,
        }}
        actions={actions}
        navigation={navigation}
        logo={<HarbourMark />}
        productName={t('harbour.product')}
        headerActions={<LanguageControl />}
        userMenu={<UserMenu name="Freja Holm" onSignOut={ignore} />}
      >
        {children}
      </AppShell>
      {isPaletteOpen ? <HarbourPalette onClose={() => setPaletteOpen(false)} /> : null}
    </>
  );
}
