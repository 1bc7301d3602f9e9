import { Outlet, useLocation } from 'react-router';
import { Shell } from './Shell.tsx';

const page = <Outlet />;

/** Layout of the pages with side navigation (reading 2). */
function ShellLayout() {
  const { pathname } = useLocation();
  return (
    <Shell path={pathname} hasNavigation>
      {page}
    </Shell>
  );
}

export { ShellLayout as Page };
