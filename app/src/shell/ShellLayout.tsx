import { Outlet } from 'react-router';
import { Shell } from './Shell.tsx';

/** Layout of the pages with side navigation (reading 2). */
function ShellLayout() {
  return (
    <Shell hasNavigation>
      <Outlet />
    </Shell>
  );
}

export { ShellLayout as Page };
