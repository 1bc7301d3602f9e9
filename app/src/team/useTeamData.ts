import { isApiError } from '@platform/api';
import { teamTexts, useTranslation } from '@platform/i18n';
import type { Remote, TeamData } from '@platform/ui';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../shared/session/ApiContext.ts';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue } from '../shared/state/index.ts';
import { pendingEditsAtom } from './atoms.ts';
import { isSilent } from './errors.ts';
import { teamKeys } from './keys.ts';
import { loadTeam } from './loadTeam.ts';
import type { Team } from './loadTeam.ts';
import { applyEdits } from './teamEdits.ts';
import { inviteRefusal, teamActor, teamRows } from './teamRows.ts';

const reload = () => window.location.reload();

/** The team as it is shown: what the server said last with every pending edit applied. */
export function useTeamData() {
  const api = useApi();
  const t = useTranslation(teamTexts);
  const user = useAtomValue(userAtom);
  const edits = useAtomValue(pendingEditsAtom);
  const key = user ? teamKeys.list(user.id) : null;
  const { data, error, isValidating, mutate } = useSWR<Team, unknown>(key, () => loadTeam(api));

  const shown = useMemo(
    () => (data && user ? show(applyEdits(data, edits), user) : null),
    [data, edits, user],
  );
  const team = useMemo((): Remote<TeamData> => {
    if (shown) return { status: 'ready', data: shown.data, isRefreshing: isValidating };
    if (error === undefined || isSilent(error)) return { status: 'loading' };
    const message = isApiError(error) ? error.serverMessage : '';
    // Spec 2.8: Retry reloads the page (reading 30).
    return { status: 'error', message: message || t('team.error.load'), retry: reload };
  }, [shown, error, isValidating, t]);

  return {
    team,
    /** Why nobody can be invited; a team that is not there yet offers nothing. */
    inviteRefusal: shown ? shown.inviteRefusal : ('noPermission' as const),
    currentUserId: shown?.currentUserId ?? user?.id,
    mutate,
  };
}

function show(team: Team, user: NonNullable<Parameters<typeof teamActor>[1]>) {
  const actor = teamActor(team, user);
  return {
    data: { rows: teamRows(team, actor), hasInvitesError: team.hasInvitesError },
    inviteRefusal: inviteRefusal(actor),
    currentUserId: actor.userId,
  };
}
