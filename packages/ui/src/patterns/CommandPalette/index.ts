export { CommandPalette } from './CommandPalette.tsx';
export type {
  CommandPaletteProps,
  PaletteGroup,
  PaletteItem,
  PaletteSearchFailure,
} from './types.ts';
