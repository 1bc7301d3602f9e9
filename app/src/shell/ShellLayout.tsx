import { useEntryRestoration } from '@platform/ui';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { ChangedMarks } from '../feedback/ChangedMarks.tsx';
import { usePages } from '../routing/PagesContext.ts';
import { Shell } from './Shell.tsx';

/** Whether the entry before this one is ours: the router counts the entries it makes from 0 on. */
const isOursBefore = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

const page = <Outlet />;

/**
 * Layout of the signed-in pages. One without side navigation has a back button in its place. One
 * layout for both, since the data of the session are in it.
 */
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
      <ChangedMarks>{page}</ChangedMarks>
    </Shell>
  );
}

export { ShellLayout as Page };
