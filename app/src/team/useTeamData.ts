import { isApiError } from '@platform/api';
import { teamTexts, useTranslation } from '@platform/i18n';
import type { Remote, TeamData } from '@platform/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import useSWR from 'swr';
import { applyEdits } from '../shared/edits/edits.ts';
import { isSilent } from '../shared/network/isSilent.ts';
import { useLeaveSignal } from '../shared/network/useLeaveSignal.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { reloadPage } from '../shared/session/leave.ts';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue } from '../shared/state/index.ts';
import { teamEdits } from './atoms.ts';
import { teamKeys } from './keys.ts';
import { loadTeam } from './loadTeam.ts';
import type { Team } from './loadTeam.ts';
import { useMissingParts } from './useMissingParts.ts';
import { inviteRefusal, teamActor, teamRows } from './teamRows.ts';

/** The team as it is shown: what the server said last with every pending edit applied. */
export function useTeamData() {
  const api = useApi();
  const t = useTranslation(teamTexts);
  const user = useAtomValue(userAtom);
  const edits = useAtomValue(teamEdits.pending);
  const key = user ? teamKeys.list(user.id) : null;
  const signal = useLeaveSignal();
  const known = useRef<Team>(undefined);
  const { data, error, mutate } = useSWR<Team, unknown, typeof key>(key, () =>
    loadTeam(api, signal(), () => known.current),
  );
  useEffect(() => {
    known.current = data;
  }, [data]);

  const shown = useMemo(
    () => (data && user ? show(applyEdits(data, edits), user) : null),
    [data, edits, user],
  );
  /** The kept answers go with the session: what comes back after its end changes nothing (P12). */
  const update = useCallback(
    (...change: Parameters<typeof mutate>) => mutate(...change).catch(() => undefined),
    [mutate],
  );
  useMissingParts(data, update);
  const reload = useCallback(() => void reloadPage(api), [api]);
  const team = useMemo((): Remote<TeamData> => {
    const isFailed = error !== undefined && !isSilent(error);
    const message = (isApiError(error) && error.serverMessage) || t('team.error.load');
    // Spec 2.8: Retry reloads the page (reading 30).
    const failure = isFailed ? { message, retry: reload } : undefined;
    if (shown) return { status: 'ready', data: { ...shown.data, refreshError: failure } };
    return failure ? { status: 'error', ...failure } : { status: 'loading' };
  }, [shown, error, t, reload]);

  return {
    team,
    /** Why nobody can be invited; a team that is not there yet offers nothing. */
    inviteRefusal: shown ? shown.inviteRefusal : ('noPermission' as const),
    currentUserId: shown?.currentUserId ?? user?.id,
    mutate: update,
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
