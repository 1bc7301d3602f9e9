export { Button } from './Button.tsx';
export type { ButtonLook, ButtonProps, ButtonSize, ButtonVariant } from './Button.tsx';
export { ButtonLink } from './ButtonLink.tsx';
export type { ButtonLinkProps } from './ButtonLink.tsx';
