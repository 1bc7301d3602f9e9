import { profile, roleContext, roleRequests } from '@platform/api';
import { AccountScreen } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useAccountPage } from './useAccountPage.ts';

/** `/account`: who a person is here, what they may do, and what this browser keeps for them. */
function AccountPage() {
  return <AccountScreen {...useAccountPage()} />;
}

export { AccountPage as Page };
/** Starts the reads of the page. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(profile, {});
  void preload(roleContext, {});
  void preload(roleRequests, {});
}
