export { PermissionList } from './PermissionList.tsx';
export type { PermissionListProps } from './PermissionList.tsx';
export { RoleRequests } from './RoleRequests.tsx';
export type { RoleRequestsProps } from './RoleRequests.tsx';
export { permissionKey, roleNameKey } from './roleKeys.ts';
export type { PermissionName, RoleName, RoleOffer } from './types.ts';
