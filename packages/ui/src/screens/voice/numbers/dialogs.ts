export { NumberDialog } from './NumberDialog.tsx';
export { NumberBulkActions } from './NumberBulkActions.tsx';
export { ReleaseDialog } from './ReleaseDialog.tsx';
export { ReleaseSeveralDialog } from './ReleaseSeveralDialog.tsx';
