export type { Shortcut } from './registry.ts';
export { ShortcutsDialog } from './ShortcutsDialog.tsx';
export type { ShortcutsDialogProps } from './ShortcutsDialog.tsx';
export { useShortcut, useShortcuts } from './useShortcut.ts';
export type { ShortcutProps } from './useShortcut.ts';
