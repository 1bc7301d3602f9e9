import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import { shellTexts, useTranslation } from '@platform/i18n';
import { useMedia } from '../../internal/useMedia.ts';
import { phoneQuery } from '../../tokens/media.ts';
import { SidebarContext } from './useSidebar.ts';
import { useShortcut } from '../../shortcuts/useShortcut.ts';

export interface SidebarProviderProps {
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  children: ReactNode;
}

export function SidebarProvider({ isExpanded, onExpandedChange, children }: SidebarProviderProps) {
  const t = useTranslation(shellTexts);
  const isPhone = useMedia(phoneQuery, false);
  const [isOpen, setSheetOpen] = useState(false);
  const isSheetOpen = isPhone && isOpen;

  const toggle = useCallback(() => {
    if (isPhone) setSheetOpen(!isSheetOpen);
    else onExpandedChange(!isExpanded);
  }, [isPhone, isSheetOpen, isExpanded, onExpandedChange]);
  useShortcut({
    keys: 'mod+b',
    label: t('shell.nav.toggle'),
    onPress: toggle,
    group: 'everywhere',
    actsUnderLayers: true,
  });

  const state = useMemo(
    () => ({ isExpanded, isPhone, isSheetOpen, setSheetOpen, toggle }),
    [isExpanded, isPhone, isSheetOpen, toggle],
  );
  return <SidebarContext value={state}>{children}</SidebarContext>;
}
