import { useTranslation } from '@platform/i18n';
import { CommandPalette } from '@platform/ui';
import type { PaletteGroup } from '@platform/ui';
import { Anchor, Settings, Users } from 'lucide';
import { useMemo } from 'react';
import { useBerths } from '../berths/berthStore';
import { navigate } from '../router';
import { berthsTexts } from '../texts/berths';
import { harbourTexts } from '../texts/harbour';

/** Finds pages, actions and berths. */
export function HarbourPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslation(harbourTexts, berthsTexts);
  const berths = useBerths();
  const groups = useMemo<readonly PaletteGroup[]>(() => {
    const pages = [
      { id: '/berths', label: t('harbour.nav.berths'), icon: Anchor },
      { id: '/contacts', label: t('harbour.nav.contacts'), icon: Users },
      { id: '/settings', label: t('harbour.nav.settings'), icon: Settings },
    ];
    return [
      {
        id: 'pages',
        label: t('harbour.palette.pages'),
        items: pages.map((page) => ({ ...page, onSelect: () => navigate(page.id) })),
      },
      {
        id: 'berths',
        label: t('berths.title'),
        isSearchOnly: true,
        items: berths.map(({ id, name, guest, status }) => ({
          id,
          label: name,
          hint: t(`berths.status.${status}`),
          keywords: [guest],
          icon: Anchor,
          onSelect: () => navigate(`/berths?berth=${id}`),
        })),
      },
    ];
  }, [t, berths]);
  return <CommandPalette groups={groups} onClose={onClose} />;
}
