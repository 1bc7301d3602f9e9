import { rolesTexts, useTranslation } from '@platform/i18n';
import { roleNameKey } from './roleKeys.ts';
import type { RoleOffer } from './types.ts';

/** Returns a function that formats an offer: 'Editor at Harbour Optics'. */
export function useOfferText(): (offer: Pick<RoleOffer, 'role' | 'tenantName'>) => string {
  const t = useTranslation(rolesTexts);
  return ({ role, tenantName }) => {
    const name = t(roleNameKey(role));
    return tenantName
      ? t('roles.request.offer', { role: name, tenant: tenantName })
      : t('roles.request.offerUnnamed', { role: name });
  };
}
