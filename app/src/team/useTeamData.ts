import { members, pendingInvites, profile } from '@platform/api';
import type { Invite } from '@platform/api';
import { teamTexts, useTranslation } from '@platform/i18n';
import type { Remote } from '@platform/ui';
import type { TeamData, TeamState } from '@platform/ui/team';
import { useCallback, useMemo } from 'react';
import { serverMessageOr } from '../data/failures.ts';
import { useResource } from '../data/useResource.ts';
import { useActor } from '../session/useActor.ts';
import { useApi } from '../session/ApiContext.ts';
import { reloadPage } from '../session/leave.ts';
import { inviteRefusal, teamRows } from './teamRows.ts';

const noInvites: readonly Invite[] = [];

export function useTeamData() {
  const api = useApi();
  const t = useTranslation(teamTexts);
  const memberList = useResource(
    members,
    {},
    {
      errorText: (error) => serverMessageOr(error, t('team.error.load')),
    },
  );
  const ownProfile = useResource(profile, {});
  const { actor, context } = useActor(ownProfile.status === 'ready' ? ownProfile.data : null);
  const tenantId = context?.tenantId;
  const inviteList = useResource(pendingInvites, tenantId ? { tenantId } : null);

  const areInvitesSettled = tenantId ? inviteList.status !== 'loading' : context !== undefined;
  const isSettled = areInvitesSettled && ownProfile.status !== 'loading';
  const invites = inviteList.status === 'ready' ? inviteList.data : noInvites;
  const hasInvitesError = inviteList.status !== 'ready' || inviteList.refreshError !== undefined;
  const invitesFailure =
    inviteList.status === 'error'
      ? inviteList
      : inviteList.status === 'ready'
        ? inviteList.refreshError
        : undefined;
  const invitesRefusal =
    invitesFailure && !invitesFailure.retry ? invitesFailure.message : undefined;
  const memberRows = memberList.status === 'ready' ? memberList.data : undefined;
  const failure =
    memberList.status === 'error'
      ? memberList
      : memberList.status === 'ready'
        ? memberList.refreshError
        : undefined;

  const reload = useCallback(() => void reloadPage(api), [api]);
  const retry = failure?.retry ? reload : undefined;
  const data = useMemo(
    (): TeamData | null =>
      memberRows && isSettled
        ? { rows: teamRows(memberRows, invites, actor), hasInvitesError, invitesRefusal }
        : null,
    [memberRows, isSettled, invites, actor, hasInvitesError, invitesRefusal],
  );
  const message = failure?.message;
  const team = useMemo((): Remote<TeamData> => {
    const refreshError = message === undefined ? undefined : { message, retry };
    if (data) return { status: 'ready', data, refreshError };
    return refreshError ? { status: 'error', ...refreshError } : { status: 'loading' };
  }, [data, message, retry]);

  const refusal = data ? inviteRefusal(actor) : 'noPermission';
  const currentUserId = actor.userId;
  return useMemo(
    (): Omit<TeamState, 'search'> => ({ team, inviteRefusal: refusal, currentUserId }),
    [team, refusal, currentUserId],
  );
}
