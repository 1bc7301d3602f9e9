export { CommandPalette } from './CommandPalette.tsx';
export type { CommandPaletteProps } from './CommandPalette.tsx';
export type { PaletteGroup, PaletteItem } from './types.ts';
