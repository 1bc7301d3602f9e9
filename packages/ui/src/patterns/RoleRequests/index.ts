export type { Permission as PermissionName, Role as RoleName } from '@platform/domain';
export { PermissionList } from './PermissionList.tsx';
export type { PermissionListProps } from './PermissionList.tsx';
export { RoleRequests } from './RoleRequests.tsx';
export type { RoleRequestsProps } from './RoleRequests.tsx';
export { permissionKey, roleNameKey } from './roleKeys.ts';
export type { RoleOffer } from './types.ts';
