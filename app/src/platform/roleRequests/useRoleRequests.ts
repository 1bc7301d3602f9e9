import { ROLE_PERMISSIONS, answerRoleRequest, errorCodeOf, roleRequests } from '@platform/api';
import type { RoleRequest } from '@platform/api';
import { rolesTexts, useTranslation } from '@platform/i18n';
import { mapRemote } from '@platform/ui';
import type { Remote, RoleOffer } from '@platform/ui';
import { useCallback, useMemo } from 'react';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { useResource } from '../../data/useResource.ts';

export type OfferedRole = RoleRequest & RoleOffer;

export interface RoleRequestsState {
  requests: Remote<OfferedRole[]>;
  /** Optimistic: the request disappears at once, and returns if the call fails. */
  onAnswer: (request: OfferedRole, isAccepted: boolean) => void;
}

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

/** Pending requests only: a service may list answered ones, too. */
const toOffers = (rows: readonly RoleRequest[]): OfferedRole[] =>
  rows
    .filter(({ status }) => status === '' || status.toLowerCase() === 'pending')
    .map((row) => ({ ...row, permissions: ROLE_PERMISSIONS[row.role] }));
