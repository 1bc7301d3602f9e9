import { profileAccountTexts, rolesTexts, useTranslation } from '@platform/i18n';
import { Building2, ShieldCheck } from 'lucide';
import { CopyableText } from '../internal/CopyableText.tsx';
import { IconTile } from '../patterns/IconTile/IconTile.tsx';
import { PermissionList } from '../patterns/RoleRequests/PermissionList.tsx';
import { permissionKey, roleNameKey } from '../patterns/RoleRequests/roleKeys.ts';
import { AccountRow } from './AccountRow.tsx';
import { Rows, Explained, Quiet } from './AccountRow.styles.ts';
import type { AccountOrganization } from './types.ts';

export function OrganizationRows({ organization }: { organization: AccountOrganization }) {
  const t = useTranslation(profileAccountTexts, rolesTexts);
  const { name, tenantId, roles, permissions, beside, unknown, total } = organization;
  if (!tenantId) {
    return (
      <Rows>
        <Quiet>{t('profileAccount.organization.none')}</Quiet>
      </Rows>
    );
  }
  const roleNames = [...new Set(roles.map((role) => t(roleNameKey(role))))];
  const extra = [...beside.map((permission) => t(permissionKey(permission))), ...unknown];
  const count = permissions.length;
  return (
    <Rows>
      <AccountRow
        lead={<IconTile icon={Building2} />}
        title={<bdi>{name || t('profileAccount.organization.unnamed')}</bdi>}
        description={
          <>
            {t('profileAccount.organization.tenantId')}{' '}
            <CopyableText text={tenantId}>
              <code>{tenantId}</code>
            </CopyableText>
          </>
        }
      />
      <AccountRow
        lead={<IconTile icon={ShieldCheck} tone="accent" />}
        title={roleNames.join(', ') || t('profileAccount.organization.noRole')}
        description={
          count === total
            ? t('profileAccount.organization.all', { total })
            : t('profileAccount.organization.some', { count, total })
        }
      />
      {count > 0 || extra.length > 0 ? (
        <Explained>
          <PermissionList permissions={permissions} />
          {extra.length > 0 ? (
            <p>{t('profileAccount.organization.beside', { permissions: extra.join(', ') })}</p>
          ) : null}
          <p>{t('profileAccount.organization.why')}</p>
        </Explained>
      ) : null}
    </Rows>
  );
}
