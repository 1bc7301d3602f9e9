export { Kbd } from './Kbd.tsx';
export type { KbdProps } from './Kbd.tsx';
export type { KeyCapProps } from './KeyCap.tsx';
