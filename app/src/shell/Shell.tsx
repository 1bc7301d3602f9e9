import { ShortcutsDialog } from '@platform/ui';
import { AppShell } from '@platform/ui/shell';
import { usePreload, lazyComponent } from '@platform/ui/internal';
import { memo, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { DataProvider } from '../data/DataProvider.tsx';
import { usePages } from '../routing/PagesContext.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useNotice } from '../session/useNotice.tsx';
import { frameNoticeAtom, landingNoticeAtom } from '../platform/frameNotices.ts';
import { unreadCountAtom } from '../platform/unreadCountAtom.ts';
import { sidebarExpandedAtom } from '../platform/sidebarAtoms.ts';
import { useAtomValue, useSetAtom } from '../platform/state.ts';
import { singleKeysEnabledAtom } from '../platform/singleKeysEnabledAtom.ts';
import { themeAtom } from '../platform/themeAtoms.ts';
import { useDocumentTitle } from '../routing/useDocumentTitle.ts';
import { Backgrounds } from './Backgrounds.tsx';
import { usePage } from './usePage.ts';
import { useShellNavigation } from './useShellNavigation.ts';
import { useSignOut } from './useSignOut.ts';

const LazyPaletteView = lazyComponent(() => import('./palette/PaletteView.tsx'), 'PaletteView');

const backgrounds = <Backgrounds />;

interface ShellProps {
  path: string;
  hasNavigation: boolean;
  onBack: (() => void) | undefined;
  skipHref: string | undefined;
  children: ReactNode;
}

function PlainShell({ path, hasNavigation, onBack, skipHref, children }: ShellProps) {
  const user = useAtomValue(userAtom);
  const theme = useAtomValue(themeAtom);
  const setTheme = useSetAtom(themeAtom);
  const isSidebarExpanded = useAtomValue(sidebarExpandedAtom);
  const setSidebarExpanded = useSetAtom(sidebarExpandedAtom);
  const { href } = usePages();
  const { title, breadcrumb } = usePage(path);
  const shell = useShellNavigation();
  const handleSignOut = useSignOut();
  const notice = useNotice();
  const frameNotice = useAtomValue(frameNoticeAtom);
  const landingNotice = useAtomValue(landingNoticeAtom);
  const unreadCount = useAtomValue(unreadCountAtom) ?? 0;
  const areSingleKeysEnabled = useAtomValue(singleKeysEnabledAtom);
  const setSingleKeysEnabled = useSetAtom(singleKeysEnabledAtom);
  const [layer, setLayer] = useState<'palette' | 'shortcuts' | null>(null);
  const openPalette = useCallback(() => setLayer('palette'), []);
  const openShortcuts = useCallback(() => setLayer('shortcuts'), []);
  usePreload(LazyPaletteView);
  const closeLayer = useCallback(() => setLayer(null), []);
  useDocumentTitle(title);

  const landing = path === href('dashboard') ? landingNotice : null;

  if (!user) return <Navigate to={href('signIn')} replace />;
  return (
    <AppShell
      {...shell}
      state={{
        currentPath: path,
        breadcrumb,
        isSidebarExpanded,
        unreadCount,
        user,
        theme,
        areSingleKeysEnabled,
      }}
      actions={{
        onSidebarExpandedChange: setSidebarExpanded,
        onOpenPalette: openPalette,
        onShowShortcuts: openShortcuts,
        onBack,
        onThemeChange: setTheme,
        onSignOut: handleSignOut,
      }}
      hasNavigation={hasNavigation}
      skipHref={skipHref}
      notice={
        notice || frameNotice || landing ? (
          <>
            {notice}
            {landing}
            {frameNotice}
          </>
        ) : null
      }
    >
      <DataProvider key={user.id} userId={user.id}>
        {children}
        {backgrounds}
        {layer === 'palette' ? (
          <LazyPaletteView path={path} onShowShortcuts={openShortcuts} onClose={closeLayer} />
        ) : null}
      </DataProvider>
      {layer === 'shortcuts' ? (
        <ShortcutsDialog
          areSingleKeysEnabled={areSingleKeysEnabled}
          onSingleKeysEnabledChange={setSingleKeysEnabled}
          onClose={closeLayer}
        />
      ) : null}
    </AppShell>
  );
}

export const Shell = memo(PlainShell);
