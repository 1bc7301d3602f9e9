import type { LinkComponentProps } from '@platform/ui';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useLinks } from './LinksContext.ts';

const isInApp = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** Whether a click asks for this very tab: the first button, without a key that says otherwise. */
function staysHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey && (target === '' || target === '_self');
}

/** The address the page has now, as a link inside the app would name it. */
const currentHref = () => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/**
 * The link of the design system inside the app. An address outside the app stays a plain anchor; the
 * chunk behind one inside is fetched when the pointer or the focus nears it. Unlike the router's own
 * link it asks for no location, so that a route change does not render every link again.
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
