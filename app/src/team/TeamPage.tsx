import { TeamScreen } from '@platform/ui';
import { useInviteDraft } from './useInviteDraft.ts';
import { useTeam } from './useTeam.ts';
import { useTeamSearch } from './useTeamSearch.ts';

/** `/settings/teams` (spec 2.8). */
export function TeamPage() {
  return <TeamScreen {...useTeam()} {...useTeamSearch()} {...useInviteDraft()} />;
}
