// For the app of this workspace: only the `source` condition resolves this file.
export { markupOf, titleIn, withoutTitle } from '../screens/content/generate/markdownBlocks.ts';
export { ContentNotFound } from '../screens/content/editor/ContentNotFound.tsx';
export { LoadingEditor } from '../screens/content/editor/ContentEditorScreen.tsx';
export { AddInteractionDialog } from '../screens/crm/AddInteractionDialog.tsx';
export { progressOf } from '../screens/onboarding/progressOf.ts';
export { ChangedRecords } from '../patterns/ListPage/ChangedRecords.tsx';
export { importNoticeText, importProblemText } from '../screens/crm/import/problemText.ts';
export { addToast, removeToast } from '../components/Toast/toastQueue.ts';
export type { QueuedToast, ToastOptions } from '../components/Toast/toastQueue.ts';
export { requestForm } from './pendingFormRequest.ts';
export { isFocusLost } from './isFocusLost.ts';
export { lazyComponent, usePreload } from './lazyComponent.tsx';
export type { LazyComponent } from './lazyComponent.tsx';
export { PaletteLayer } from '../patterns/CommandPalette/PaletteLayer.tsx';
export { runShortcut } from '../shortcuts/runShortcut.ts';
export { ShownMessagesProvider } from './shownMessages.ts';
export { whenIdle } from './whenIdle.ts';
export { LazyLoadProvider } from './LazyLoadContext.tsx';
