import { Suspense } from 'react';
import { LazyRouteError } from './LazyRouteError.ts';

/** Error boundary of one page; the navigation keeps working. */
export function PageError() {
  return (
    <Suspense>
      <LazyRouteError layout="content" />
    </Suspense>
  );
}
