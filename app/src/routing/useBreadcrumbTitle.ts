import { useLayoutEffect } from 'react';
import { useSetAtom } from '../platform/state.ts';
import { breadcrumbTitleAtom } from './breadcrumbTitle.ts';

/** Names in the breadcrumb what this page is about, as long as it is shown; null for its own name. */
export function useBreadcrumbTitle(name: string | null): void {
  const setTitle = useSetAtom(breadcrumbTitleAtom);
  useLayoutEffect(() => {
    setTitle(name);
    return () => setTitle(null);
  }, [name, setTitle]);
}
