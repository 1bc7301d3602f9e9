import type { Role } from '@platform/domain';
import { profileTexts, rolesTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { Badge } from '../components/Badge/Badge.tsx';
import { roleNameKey } from '../patterns/RoleRequests/roleKeys.ts';
import { Roles } from './ProfileScreen.styles.ts';

export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const t = useTranslation(profileTexts, rolesTexts);
  const id = useId();
  const names = [...new Set(roles.map((role) => t(roleNameKey(role))))];
  return (
    <Roles>
      <p id={id}>{t('profile.roles')}</p>
      {names.length > 0 ? (
        <ul aria-labelledby={id}>
          {names.map((name) => (
            <li key={name}>
              <Badge tone="accent" shape="none">
                {name}
              </Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('profile.noRoles')}</p>
      )}
    </Roles>
  );
}
