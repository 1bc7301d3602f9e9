import { ROLE_PERMISSIONS, answerRoleRequest, errorCodeOf, roleRequests } from '@platform/api';
import type { RoleRequest } from '@platform/api';
import { rolesTexts, useTranslation } from '@platform/i18n';
import { mapRemote } from '@platform/ui';
import type { Remote, RoleOffer } from '@platform/ui';
import { useCallback, useMemo } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { useResource } from '../../data/useResource.ts';

/** A request with what its role grants. */
type OfferedRole = RoleRequest & RoleOffer;

export interface RoleRequestsState {
  /** The offers that wait for an answer; `unavailable` where the deployment has none. */
  requests: Remote<OfferedRole[]>;
  /** Answers one: it goes at once, and comes back where the answer could not be given. */
  onAnswer: (request: OfferedRole, isAccepted: boolean) => void;
}

/** The role requests of the person signed in, with the way to answer them. */
export function useRoleRequests(): RoleRequestsState {
  const t = useTranslation(rolesTexts);
  const read = useResource(roleRequests, {});
  const [answer] = useAction(answerRoleRequest, {
    success: ({ isAccepted }) =>
      isAccepted ? t('roles.request.accepted') : t('roles.request.rejected'),
    failure: (error) =>
      errorCodeOf(error) === 'ALREADY_ANSWERED'
        ? t('roles.request.answered')
        : serverMessageOr(error, t('roles.request.failed')),
  });
  const requests = useMemo(() => mapRemote(read, toOffers), [read]);
  const handleAnswer = useCallback(
    ({ key, id }: OfferedRole, isAccepted: boolean) => void answer({ key, id, isAccepted }),
    [answer],
  );
  return { requests, onAnswer: handleAnswer };
}

/** Only what still waits: a service may list what was answered, too. */
const toOffers = (rows: readonly RoleRequest[]): OfferedRole[] =>
  rows
    .filter(({ status }) => status === '' || status.toLowerCase() === 'pending')
    .map((row) => ({ ...row, permissions: ROLE_PERMISSIONS[row.role] }));
