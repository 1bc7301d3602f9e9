import { useLayoutEffect } from 'react';
import { useSetAtom } from '../state/index.ts';
import { subjectAtom } from './subjectAtom.ts';

/** Names in the breadcrumb what this page is about, as long as it is shown; null for its own name. */
export function useSubject(name: string | null): void {
  const setSubject = useSetAtom(subjectAtom);
  useLayoutEffect(() => {
    setSubject(name);
    return () => setSubject(null);
  }, [name, setSubject]);
}
