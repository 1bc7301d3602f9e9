import type { LinkComponentProps } from '@platform/ui';
import type { FocusEvent, PointerEvent } from 'react';
import { Link } from 'react-router';
import { usePrefetch } from './PrefetchContext.ts';

const isInApp = (href: string): boolean => /^\/(?![/\\])/.test(href);

/**
 * The link of the design system over React Router. An address outside the app stays a plain
 * anchor; the chunk behind one inside is fetched when the pointer or the focus nears it.
 */
export function AppLink({ href, onPointerEnter, onFocus, children, ...rest }: LinkComponentProps) {
  const prefetch = usePrefetch();
  if (!isInApp(href)) {
    return (
      <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest}>
        {children}
      </a>
    );
  }
  const handlePointerEnter = (event: PointerEvent<HTMLAnchorElement>) => {
    prefetch(href);
    onPointerEnter?.(event);
  };
  const handleFocus = (event: FocusEvent<HTMLAnchorElement>) => {
    prefetch(href);
    onFocus?.(event);
  };
  return (
    <Link {...rest} to={href} onPointerEnter={handlePointerEnter} onFocus={handleFocus}>
      {children}
    </Link>
  );
}
