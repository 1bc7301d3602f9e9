import { ArrowUpRight } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Link.styles.ts';
import { useLinkComponent } from './LinkProvider.tsx';
import type { LinkComponentProps } from './LinkProvider.tsx';

export interface LinkProps extends LinkComponentProps {
  /** Opens in a new tab and shows an arrow. @default false */
  isExternal?: boolean;
  /** Announces the new tab, e.g. "opens in a new tab". */
  externalHint?: string;
}

/** A text link. Renders the product's link component, or an `<a>` for an external link. */
export function Link({ isExternal = false, externalHint, children, ...rest }: LinkProps) {
  const component = useLinkComponent();
  if (!isExternal) {
    return (
      <Root {...rest} as={component}>
        {children}
      </Root>
    );
  }
  return (
    <Root {...rest} target="_blank" rel="noreferrer noopener">
      {children}
      <Icon icon={ArrowUpRight} size="small" />
      {externalHint ? <VisuallyHidden> {externalHint}</VisuallyHidden> : null}
    </Root>
  );
}
