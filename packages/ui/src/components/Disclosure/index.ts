export { Disclosure } from './Disclosure.tsx';
export type { DisclosureProps } from './Disclosure.tsx';
export type { HeadingLevel } from './DisclosureHeading.tsx';
