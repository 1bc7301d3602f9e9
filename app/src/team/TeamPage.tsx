import { TeamScreen } from '@platform/ui';
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
      <TeamScreen
        {...useTeam()}
        {...useTeamSearch()}
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

export { TeamPage as Page };
export { beginTeam as begin } from './ahead.ts';
