import { Outlet } from 'react-router';
import { Shell } from './Shell.tsx';

/** Layout of the pages with side navigation (reading 2). */
export function ShellLayout() {
  return (
    <Shell hasNavigation>
      <Outlet />
    </Shell>
  );
}
