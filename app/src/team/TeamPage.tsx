import { TeamScreen } from '@platform/ui';
import type { TeamScreenProps } from '@platform/ui';
import { useCallback, useState } from 'react';
import { entitlementsView } from '../shared/entitlements/lazyView.ts';
import { useInviteDraft } from './useInviteDraft.ts';
import { useTeam } from './useTeam.ts';
import { useTeamSearch } from './useTeamSearch.ts';

/** `/settings/teams` (spec 2.8). */
function TeamPage() {
  const [hasEntitlements, setHasEntitlements] = useState(false);
  const openEntitlements = useCallback(() => setHasEntitlements(true), []);
  const closeEntitlements = useCallback(() => setHasEntitlements(false), []);
  return (
    <>
      <SearchedTeam
        {...useTeam()}
        {...useInviteDraft()}
        onOpenEntitlements={openEntitlements}
        onNearEntitlements={entitlementsView.prefetch}
      />
      {hasEntitlements ? (
        <entitlementsView.Part onClose={closeEntitlements} onLoadFailed={closeEntitlements} />
      ) : null}
    </>
  );
}

type TeamSearch = ReturnType<typeof useTeamSearch>;

/** The screen with its search, apart from what the page reads: a key asks for none of that anew. */
function SearchedTeam(props: Omit<TeamScreenProps, keyof TeamSearch>) {
  return <TeamScreen {...props} {...useTeamSearch()} />;
}

export { TeamPage as Page };
export { beginTeam as begin } from './ahead.ts';
