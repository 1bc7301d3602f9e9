import { Suspense } from 'react';
import { LazyRouteError } from './LazyRouteError.ts';

/** The error boundary of the whole app: the screen stands alone. */
export function AppError() {
  return (
    <Suspense>
      <LazyRouteError layout="full" />
    </Suspense>
  );
}
