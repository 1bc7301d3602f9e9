export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { ItemFailure } from './ConfirmSeveral.tsx';
export type { ConfirmDialogProps, ConfirmOutcome, RemovalOutcome } from './ConfirmDialog.tsx';
