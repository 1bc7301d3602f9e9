import { AppShell } from '@platform/ui';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { DataProvider } from '../data/DataProvider.tsx';
import { usePages } from '../routing/PagesContext.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useNotice } from '../session/useNotice.tsx';
import { sidebarExpandedAtom } from '../platform/sidebarAtoms.ts';
import { useAtomValue, useSetAtom } from '../platform/state.ts';
import { themeAtom } from '../platform/themeAtoms.ts';
import { useDocumentTitle } from '../routing/useDocumentTitle.ts';
import { usePage } from './usePage.ts';
import { useShellNavigation } from './useShellNavigation.ts';
import { useSignOut } from './useSignOut.ts';

interface ShellProps {
  /** Path of the address, without query. */
  path: string;
  hasNavigation: boolean;
  onBack: (() => void) | undefined;
  /** Keep it stable between renders. */
  children: ReactNode;
}

function PlainShell({ path, hasNavigation, onBack, children }: ShellProps) {
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
  useDocumentTitle(title);

  if (!user) return <Navigate to={href('signIn')} replace />;
  return (
    <AppShell
      {...shell}
      currentPath={path}
      hasNavigation={hasNavigation}
      isSidebarExpanded={isSidebarExpanded}
      onSidebarExpandedChange={setSidebarExpanded}
      breadcrumb={breadcrumb}
      onBack={onBack}
      user={user}
      theme={theme}
      onThemeChange={setTheme}
      onSignOut={handleSignOut}
      notice={notice}
    >
      <DataProvider key={user.id} userId={user.id}>
        {children}
      </DataProvider>
    </AppShell>
  );
}

/**
 * The frame around every signed-in page; who is no longer signed in goes to /auth. Memoised: a
 * change of query, as of a tab or an open panel, draws the page and not its frame.
 */
export const Shell = memo(PlainShell);
