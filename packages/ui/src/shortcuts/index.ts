export type { Shortcut } from './registry.ts';
export { ShortcutsDialog } from './ShortcutsDialog.tsx';
export type { ShortcutsDialogProps } from './types.ts';
export { useShortcut, useShortcuts } from './useShortcut.ts';
export type { ShortcutProps } from './useShortcut.ts';
