export { Link } from './Link.tsx';
export type { LinkProps } from './Link.tsx';
export { LinkProvider, useLinkComponent } from './LinkProvider.tsx';
export type { LinkComponent, LinkComponentProps, LinkProviderProps } from './LinkProvider.tsx';
