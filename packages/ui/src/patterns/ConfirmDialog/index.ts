export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { ConfirmDialogProps, ConfirmOutcome, RemovalOutcome } from './ConfirmDialog.tsx';
