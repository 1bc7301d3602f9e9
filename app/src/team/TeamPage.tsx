import { members, pendingInvites, roleContext } from '@platform/api';
import { TeamScreen } from '@platform/ui/team';
import { memo, useCallback, useState } from 'react';
import { lazyComponent } from '@platform/ui/internal';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useTeam } from './useTeam.ts';
import { useSearchState } from '../routing/useSearchState.ts';
import { teamParams } from './address.ts';

const LazyEntitlementsView = lazyComponent(
  () => import('../platform/entitlements/EntitlementsView.tsx'),
  'EntitlementsView',
);

function TeamPage() {
  const [hasEntitlements, setHasEntitlements] = useState(false);
  const openEntitlements = useCallback(() => setHasEntitlements(true), []);
  const closeEntitlements = useCallback(() => setHasEntitlements(false), []);
  return (
    <>
      <SearchedTeam {...useTeam()} onOpenEntitlements={openEntitlements} />
      {hasEntitlements ? <LazyEntitlementsView onClose={closeEntitlements} /> : null}
    </>
  );
}

type SearchedTeamProps = ReturnType<typeof useTeam> & { onOpenEntitlements: () => void };

/** Separate and memoised: typing in the search does not repeat the page's reads. */
const SearchedTeam = memo(function SearchedTeam(props: SearchedTeamProps) {
  const { state, actions, onOpenEntitlements, inviteDrafts } = props;
  const { search, onSearchChange } = useTeamSearch();
  return (
    <TeamScreen
      state={{ ...state, search }}
      actions={{ ...actions, onSearchChange, onOpenEntitlements }}
      inviteDrafts={inviteDrafts}
    />
  );
});

export { TeamPage as Page };
/** Preloads the team; invites need the tenant from the context. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(roleContext, {}).then((context) =>
    context?.tenantId ? preload(pendingInvites, { tenantId: context.tenantId }) : undefined,
  );
  void preload(members, {});
}

function useTeamSearch() {
  const [{ search }, change] = useSearchState(teamParams);
  const onSearchChange = useCallback((next: string) => change({ search: next }), [change]);
  return { search, onSearchChange };
}
