import { useEntryRestoration } from '@platform/ui/shell';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { ChangedRecords } from '@platform/ui/internal';
import type { ReactNode } from 'react';
import { usePages } from '../routing/PagesContext.ts';
import { Shell } from './Shell.tsx';
import { useAtomValue } from '../platform/state.ts';
import { changedAtom } from '../feedback/changedAtoms.ts';

/** True if the previous history entry belongs to the app: the router counts its entries from 0. */
const isOursBefore = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** A constant, so that a change of the query re-renders the page only. */
const page = (
  <ChangedMarks>
    <Outlet />
  </ChangedMarks>
);

/** Pages without side navigation use it too, because it holds the session's data. */
function ShellLayout() {
  const { key, pathname } = useLocation();
  useEntryRestoration(key, pathname);
  const navigate = useNavigate();
  const { find, href } = usePages();
  const { hasNavigation = true, canBeSkipped = false } = find(pathname) ?? {};
  const handleBack = () => void (isOursBefore() ? navigate(-1) : navigate(href('dashboard')));
  return (
    <Shell
      path={pathname}
      hasNavigation={hasNavigation}
      onBack={hasNavigation ? undefined : handleBack}
      skipHref={canBeSkipped ? href('dashboard') : undefined}
    >
      {page}
    </Shell>
  );
}

export { ShellLayout as Page };

function ChangedMarks({ children }: { children: ReactNode }) {
  return <ChangedRecords ids={useAtomValue(changedAtom)}>{children}</ChangedRecords>;
}
