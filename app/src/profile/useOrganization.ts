import { normaliseRole, PERMISSIONS, permissionsOf, roleContext } from '@platform/api';
import type { Actor, RoleContext, User } from '@platform/api';
import { profileAccountTexts, useTranslation } from '@platform/i18n';
import type { Remote } from '@platform/ui';
import type { AccountOrganization } from '@platform/ui/profile';
import { useCallback } from 'react';
import { useRefresh, useResource } from '../data/useResource.ts';
import { useActor } from '../session/useActor.ts';

/** Nothing is granted if the lookup fails. */
export function useOrganization(user: User | null): Remote<AccountOrganization> {
  const t = useTranslation(profileAccountTexts);
  const message = t('profileAccount.organization.failed');
  const read = useResource(roleContext, {}, { errorText: () => message });
  const { actor } = useActor(user);
  const refresh = useRefresh();
  const retry = useCallback(() => void refresh(roleContext), [refresh]);
  if (read.status !== 'ready') return read;
  if (read.data === null) return { status: 'error', message, retry };
  return { ...read, data: organizationOf(read.data, actor) };
}

export function organizationOf(context: RoleContext, actor: Actor): AccountOrganization {
  const all = permissionsOf(actor);
  const byRole = permissionsOf({ ...actor, permissions: [] });
  const known = PERMISSIONS.filter((permission) => all.has(permission));
  const roles = actor.roles.map(normaliseRole);
  const isAdmin = actor.isTenantAdmin && !roles.includes('TenantAdmin');
  return {
    name: context.tenantName,
    tenantId: context.tenantId ?? '',
    roles: isAdmin ? ['TenantAdmin', ...roles] : roles,
    permissions: known,
    individual: known.filter((permission) => !byRole.has(permission)),
    unknown: [...all].filter((name) => !PERMISSIONS.some((permission) => permission === name)),
    total: PERMISSIONS.length,
  };
}
