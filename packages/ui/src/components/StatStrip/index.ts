export { StatCard } from './StatCard.tsx';
export type { StatCardProps, StatFailure } from './StatCard.tsx';
export { StatStrip } from './StatStrip.tsx';
export type { StatStripProps } from './StatStrip.tsx';
