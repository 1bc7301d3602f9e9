import { lazyComponent } from '../internal/lazyComponent.tsx';

const load = () => import('./dialogs.ts');

export const LazyInviteDialog = lazyComponent(load, 'InviteDialog');
export const LazyInvitesNotice = lazyComponent(load, 'InvitesNotice');
export const LazyRemoveDialog = lazyComponent(load, 'RemoveDialog');
export const LazyRemoveSeveralDialog = lazyComponent(load, 'RemoveSeveralDialog');
export const LazyMemberBulkActions = lazyComponent(load, 'MemberBulkActions');
export const LazyRoleSelect = lazyComponent(load, 'RoleSelect');
