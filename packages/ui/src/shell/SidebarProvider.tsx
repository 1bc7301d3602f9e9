import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import { shellTexts, useTranslation } from '@platform/i18n';
import { SidebarContext } from './SidebarContext.ts';
import { usePhone } from './usePhone.ts';
import { useShortcut } from '../shortcuts/useShortcut.ts';

export interface SidebarProviderProps {
  /** Full width, or icons only. */
  isExpanded: boolean;
  /** The parent keeps the choice; in the app a cookie of 7 days. */
  onExpandedChange: (isExpanded: boolean) => void;
  /** The shell: sidebar, header and page. */
  children: ReactNode;
}

/** Gives the sidebar and its toggle one state, and the shortcut Ctrl or Cmd plus b. */
export function SidebarProvider({ isExpanded, onExpandedChange, children }: SidebarProviderProps) {
  const t = useTranslation(shellTexts);
  const isPhone = usePhone();
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
