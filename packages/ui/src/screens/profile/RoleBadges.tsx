import type { Role } from '@platform/domain';
import { profileTexts, rolesTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { roleNameKey } from '../../patterns/RoleRequests/roleKeys.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const t = useTranslation(profileTexts, rolesTexts);
  const id = useId();
  const names = [...new Set(roles.map((role) => t(roleNameKey(role))))];
  return (
    <Stack gap="1-5">
      <Text as="p" id={id} type="label">
        {t('profile.roles')}
      </Text>
      {names.length > 0 ? (
        <Stack as="ul" direction="row" wraps align="stretch" gap="1-5" aria-labelledby={id}>
          {names.map((name) => (
            <li key={name}>
              <Badge tone="accent" shape="none">
                {name}
              </Badge>
            </li>
          ))}
        </Stack>
      ) : (
        <p>{t('profile.noRoles')}</p>
      )}
    </Stack>
  );
}
