export { CommandPalette } from './CommandPalette.tsx';
export type { CommandPaletteProps, PaletteGroup, PaletteItem } from './types.ts';
