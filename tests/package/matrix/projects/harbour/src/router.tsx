import type { LinkComponentProps } from '@platform/ui';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** Opens a page of the product. */
export function navigate(href: string) {
  window.history.pushState(null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

export const usePath = () => useSyncExternalStore(subscribe, () => window.location.pathname);

/** Returns a parameter of the URL. */
export function useParam(name: string): string | undefined {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return new URLSearchParams(search).get(name) ?? undefined;
}

/** Renders links of the package: those to pages of the product do not load the document again. */
export function RouterLink({ onClick, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || rest.target;
        if (event.defaultPrevented || opensElsewhere || !rest.href.startsWith('/')) return;
        event.preventDefault();
        navigate(rest.href);
      }}
    />
  );
}
