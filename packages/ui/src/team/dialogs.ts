export { InviteDialog } from './InviteDialog.tsx';
export { RemoveDialog } from './RemoveDialog.tsx';
export { RoleSelect } from './RoleSelect.tsx';
