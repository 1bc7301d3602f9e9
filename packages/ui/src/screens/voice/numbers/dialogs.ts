export { NumberDialog } from './NumberDialog.tsx';
export { ReleaseDialog } from './ReleaseDialog.tsx';
