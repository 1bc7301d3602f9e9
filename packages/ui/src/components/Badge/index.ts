export { Badge } from './Badge.tsx';
export type { BadgeProps, BadgeShape, BadgeTone } from './Badge.tsx';
