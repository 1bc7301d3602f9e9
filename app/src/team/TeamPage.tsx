import { members, pendingInvites, roleContext } from '@platform/api';
import { TeamScreen } from '@platform/ui';
import type { TeamScreenProps } from '@platform/ui';
import { memo, useCallback, useState } from 'react';
import { LazyEntitlementsView } from '../platform/entitlements/LazyEntitlementsView.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useTeam } from './useTeam.ts';
import { useTeamSearch } from './useTeamSearch.ts';

/** `/settings/teams`. */
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

type TeamSearch = ReturnType<typeof useTeamSearch>;

/**
 * The screen with its search, apart from what the page reads: a key asks for none of that again, and
 * of the answers that the list waits for only the last one draws it.
 */
const SearchedTeam = memo(function SearchedTeam(props: Omit<TeamScreenProps, keyof TeamSearch>) {
  return <TeamScreen {...props} {...useTeamSearch()} />;
});

export { TeamPage as Page };
/** Starts the reads of the page; the invites need the tenant that the context names. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(roleContext, {}).then((context) =>
    context?.tenantId ? preload(pendingInvites, { tenantId: context.tenantId }) : undefined,
  );
  void preload(members, {});
}
