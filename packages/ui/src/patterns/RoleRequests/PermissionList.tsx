import type { Permission } from '@platform/domain';
import { rolesTexts, useTranslation } from '@platform/i18n';
import { Check } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Permissions } from './RoleRequests.styles.ts';
import { permissionKey } from './roleKeys.ts';

export interface PermissionListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What is granted, in this order. */
  permissions: readonly Permission[];
}

/** What somebody may do, a tick a line; two beside one another where there is room. Renders a `<ul>`. */
export function PermissionList({ permissions, ...rest }: PermissionListProps) {
  const t = useTranslation(rolesTexts);
  return (
    <Permissions {...rest}>
      {permissions.map((name) => (
        <li key={name}>
          <Icon icon={Check} />
          {t(permissionKey(name))}
        </li>
      ))}
    </Permissions>
  );
}
