import type { ButtonLook } from './Button.tsx';
import { Root } from './Button.styles.ts';
import { useLinkComponent } from '../Link/LinkProvider.tsx';
import type { LinkComponentProps } from '../Link/LinkProvider.tsx';

export interface ButtonLinkProps extends LinkComponentProps, ButtonLook {}

/** Goes somewhere and looks like a button. Renders the product's link component. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  startIcon,
  endIcon,
  isFullWidth = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const component = useLinkComponent();
  const look = {
    'data-variant': variant,
    'data-size': size,
    'data-full-width': isFullWidth || undefined,
  };
  return (
    <Root {...(rest as object)} {...look} as={component}>
      {startIcon}
      {children}
      {endIcon}
    </Root>
  );
}
