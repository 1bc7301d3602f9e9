import type { LinkComponentProps } from '@platform/ui';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useLinks } from './LinksContext.ts';

const isInApp = (href: string): boolean => /^\/(?![/\\])/.test(href);

function staysHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey && (target === '' || target === '_self');
}

const currentHref = () => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/**
 * Preloads internal pages. Does not subscribe to the location: navigation does not re-render links.
 */
export function AppLink({ href, onPointerEnter, onFocus, onClick, ...rest }: LinkComponentProps) {
  const { prefetch, navigate } = useLinks();
  if (!isInApp(href)) {
    return (
      // oxlint-disable-next-line anchor-has-content -- the content is among the other props
      <a
        href={href}
        onPointerEnter={onPointerEnter}
        onFocus={onFocus}
        onClick={onClick}
        {...rest}
      />
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
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !staysHere(event)) return;
    event.preventDefault();
    void navigate(href, { replace: href === currentHref() });
  };
  return (
    // oxlint-disable-next-line anchor-has-content -- the content is among the other props
    <a
      {...rest}
      href={href}
      onPointerEnter={handlePointerEnter}
      onFocus={handleFocus}
      onClick={handleClick}
    />
  );
}
