import { profileAccountTexts, rolesTexts, useTranslation } from '@platform/i18n';
import { Building2, ShieldCheck } from 'lucide';
import { CopyableText } from '../../internal/CopyableText.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { permissionKey, roleNameKey } from '../../patterns/RoleRequests/roleKeys.ts';
import { AccountRow } from './AccountRow.tsx';
import { Code, Explained, Granted, Quiet, Rows } from './AccountRow.styles.ts';
import type { AccountOrganization } from './types.ts';
import { Text } from '../../components/Text/Text.tsx';

export function OrganizationRows({ organization }: { organization: AccountOrganization }) {
  const t = useTranslation(profileAccountTexts, rolesTexts);
  const { name, tenantId, roles, permissions, individual, unknown, total } = organization;
  if (!tenantId) {
    return (
      <Rows>
        <Quiet>{t('profileAccount.organization.none')}</Quiet>
      </Rows>
    );
  }
  const roleNames = [...new Set(roles.map((role) => t(roleNameKey(role))))];
  const extra = [...individual.map((permission) => t(permissionKey(permission))), ...unknown];
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
              <Code>{tenantId}</Code>
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
          <Granted permissions={permissions} />
          {extra.length > 0 ? (
            <Text as="p" tone="tertiary" size="md" leading="snug">
              {t('profileAccount.organization.additional', { permissions: extra.join(', ') })}
            </Text>
          ) : null}
          <Text as="p" tone="tertiary" size="md" leading="snug">
            {t('profileAccount.organization.why')}
          </Text>
        </Explained>
      ) : null}
    </Rows>
  );
}
