import { useLayoutEffect } from 'react';
import { useSetAtom } from '../platform/state.ts';
import { breadcrumbTitleAtom } from './breadcrumbTitle.ts';

export function useBreadcrumbTitle(name: string | null): void {
  const setTitle = useSetAtom(breadcrumbTitleAtom);
  useLayoutEffect(() => {
    setTitle(name);
    return () => setTitle(null);
  }, [name, setTitle]);
}
