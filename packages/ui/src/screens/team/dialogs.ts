export { InviteDialog } from './InviteDialog.tsx';
export { InvitesNotice } from './InvitesNotice.tsx';
export { MemberBulkActions } from './MemberBulkActions.tsx';
export { RemoveDialog } from './RemoveDialog.tsx';
export { RemoveSeveralDialog } from './RemoveSeveralDialog.tsx';
export { RoleSelect } from './RoleSelect.tsx';
