import { useId } from 'react';
import { joinIds } from '../../internal/joinIds.ts';
import { Mark } from '../../internal/Mark.tsx';
import type { ButtonLook } from './Button.tsx';
import { Root } from './Button.styles.ts';
import { useLinkComponent } from '../Link/LinkProvider.tsx';
import type { LinkComponentProps } from '../Link/LinkProvider.tsx';

export interface ButtonLinkProps extends LinkComponentProps, ButtonLook {
  /** One word after the label, such as 'Soon'; describes the target. */
  mark?: string | undefined;
}

/** A link that looks like a button. Renders the product's link component. */
export function ButtonLink({
  variant = 'secondary',
  emphasis = 'high',
  size = 'medium',
  startIcon,
  endIcon,
  isFullWidth = false,
  mark,
  children,
  ...rest
}: ButtonLinkProps) {
  const markId = useId();
  const component = useLinkComponent();
  const look = {
    'data-variant': variant,
    'data-emphasis': emphasis === 'low' ? emphasis : undefined,
    'data-size': size,
    'data-full-width': isFullWidth || undefined,
  };
  return (
    <Root
      {...(rest as object)}
      {...look}
      aria-describedby={joinIds(rest['aria-describedby'], mark && markId)}
      as={component}
    >
      {startIcon}
      {children}
      {mark ? <Mark id={markId}>{mark}</Mark> : null}
      {endIcon}
    </Root>
  );
}
