import type { Notification } from '@platform/api';
import { useMemo } from 'react';
import { usePages } from '../routing/PagesContext.ts';
import type { Pages } from '../routing/pages.ts';

/** Removes links to pages outside the app. Memoised: long lists do not re-render. */
export function useInternalLinks(): (item: Notification) => Notification {
  const { find } = usePages();
  return useMemo(() => withOwnPages(find), [find]);
}

function withOwnPages(find: Pages['find']) {
  const known = new WeakMap<Notification, Notification>();
  function leads(href: string): boolean {
    const page = find(href.split(/[?#]/, 1)[0] ?? '');
    return page !== undefined && (page.access ?? 'signedIn') === 'signedIn';
  }
  return (item: Notification): Notification => {
    const shown = known.get(item) ?? (leads(item.href) ? item : { ...item, href: '' });
    known.set(item, shown);
    return shown;
  };
}
