export { PermissionList } from './PermissionList.tsx';
export type { PermissionListProps } from './PermissionList.tsx';
export { RoleRequests } from './RoleRequests.tsx';
export type { RoleRequestsProps } from './RoleRequests.tsx';
export type { RoleOffer } from './types.ts';
