export { BaseDialog } from './BaseDialog.tsx';
export { DeleteBaseDialog } from './DeleteBaseDialog.tsx';
export { DeleteDocumentsDialog } from './DeleteDocumentsDialog.tsx';
export { PageDialog } from './PageDialog.tsx';
export { TextDialog } from './TextDialog.tsx';
