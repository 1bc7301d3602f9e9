import { roleContext, roleRequests } from '@platform/api';
import { AccountScreen } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useAccountPage } from './useAccountPage.ts';

/** `/account`: who a person is here, what they may do, and what this browser keeps for them. */
function AccountPage() {
  return <AccountScreen {...useAccountPage()} />;
}

export { AccountPage as Page };
/** Starts the reads of the page; who is signed in is known from the start of the session. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(roleContext, {});
  void preload(roleRequests, {});
}
