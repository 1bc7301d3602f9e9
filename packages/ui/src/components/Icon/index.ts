export { Icon } from './Icon.tsx';
export type { IconShape, IconProps, IconSize } from './Icon.tsx';
export type { IconSource } from './renderIcon.tsx';
