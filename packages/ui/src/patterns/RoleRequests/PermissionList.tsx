import type { Permission } from '@platform/domain';
import { rolesTexts, useTranslation } from '@platform/i18n';
import { Check } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Permissions } from './RoleRequests.styles.ts';
import { permissionKey } from './roleKeys.ts';

export interface PermissionListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Permissions in display order. */
  permissions: readonly Permission[];
}

/** Lists permissions with a tick each, in two columns if there is room. Renders a `<ul>`. */
export function PermissionList({ permissions, ...rest }: PermissionListProps) {
  const t = useTranslation(rolesTexts);
  return (
    <Permissions {...rest} forwardedAs="ul" minColumnWidth="sm" gap="2 4">
      {permissions.map((name) => (
        <li key={name}>
          <Icon icon={Check} />
          {t(permissionKey(name))}
        </li>
      ))}
    </Permissions>
  );
}
