import { Outlet, useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { Shell } from './Shell.tsx';

/** Layout of profile and onboarding: a back button, no side navigation (spec 2.5, reading 2). */
function PlainLayout() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The first entry of a tab has nothing of ours behind it.
  const handleBack = () =>
    void (window.history.length > 1 ? navigate(-1) : navigate(paths.dashboard));
  return (
    <Shell path={pathname} hasNavigation={false} onBack={handleBack}>
      <Outlet />
    </Shell>
  );
}

export { PlainLayout as Page };
