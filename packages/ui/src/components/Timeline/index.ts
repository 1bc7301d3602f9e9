export { Timeline } from './Timeline.tsx';
export type { TimelineProps } from './Timeline.tsx';
export type { TimelineEntry } from './timelineDays.ts';
