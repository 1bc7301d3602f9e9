export { InviteDialog } from './InviteDialog.tsx';
export { RemoveDialog } from './RemoveDialog.tsx';
