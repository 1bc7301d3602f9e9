import { prefetchEntitlementsDialog, TeamScreen } from '@platform/ui';
import { useState } from 'react';
import { EntitlementsView } from '../shared/entitlements/EntitlementsView.tsx';
import { useInviteDraft } from './useInviteDraft.ts';
import { useTeam } from './useTeam.ts';
import { useTeamSearch } from './useTeamSearch.ts';

/** `/settings/teams` (spec 2.8). */
export function TeamPage() {
  const [hasEntitlements, setHasEntitlements] = useState(false);
  return (
    <>
      <TeamScreen
        {...useTeam()}
        {...useTeamSearch()}
        {...useInviteDraft()}
        onOpenEntitlements={() => setHasEntitlements(true)}
        onNearEntitlements={prefetchEntitlementsDialog}
      />
      {hasEntitlements ? <EntitlementsView onClose={() => setHasEntitlements(false)} /> : null}
    </>
  );
}
