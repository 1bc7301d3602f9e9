import { AppShell } from '@platform/ui';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../paths.ts';
import { SessionScope } from '../shared/session/SessionScope.tsx';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { sidebarExpandedAtom } from '../shared/sidebar/sidebarAtoms.ts';
import { useAtomValue, useSetAtom } from '../shared/state/index.ts';
import { themeAtom } from '../shared/theme/themeAtoms.ts';
import { useDocumentTitle } from '../shared/title/useDocumentTitle.ts';
import { Notices } from './Notices.tsx';
import { usePage } from './usePage.ts';
import { useSignOut } from './useSignOut.ts';

interface ShellProps {
  /** Path of the address, without query. */
  path: string;
  hasNavigation: boolean;
  onBack?: () => void;
  /** Keep it stable between renders. */
  children: ReactNode;
}

function PlainShell({ path, hasNavigation, onBack, children }: ShellProps) {
  const user = useAtomValue(userAtom);
  const theme = useAtomValue(themeAtom);
  const setTheme = useSetAtom(themeAtom);
  const isSidebarExpanded = useAtomValue(sidebarExpandedAtom);
  const setSidebarExpanded = useSetAtom(sidebarExpandedAtom);
  const { title, breadcrumb } = usePage(path);
  const handleSignOut = useSignOut();
  useDocumentTitle(title);

  if (!user) return <Navigate to={paths.auth} replace />;
  return (
    <AppShell
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
    >
      <SessionScope key={user.id}>
        <Notices />
        {children}
      </SessionScope>
    </AppShell>
  );
}

/**
 * The frame around every signed-in page; who is no longer signed in goes to /auth. Memoised: a
 * change of query, as of a tab or an open panel, draws the page and not its frame.
 */
export const Shell = memo(PlainShell);
