export { IconTile } from './IconTile.tsx';
export type { IconTileProps } from './IconTile.tsx';
