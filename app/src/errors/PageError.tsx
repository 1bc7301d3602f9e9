import { Suspense } from 'react';
import { LazyRouteError } from './LazyRouteError.ts';

/** The error boundary of one page: the navigation around it stays alive. */
export function PageError() {
  return (
    <Suspense>
      <LazyRouteError layout="content" />
    </Suspense>
  );
}
