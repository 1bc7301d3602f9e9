export { NumberDialog } from './NumberDialog.tsx';
export { NumberText } from './NumberText.tsx';
export { ReleaseDialog } from './ReleaseDialog.tsx';
