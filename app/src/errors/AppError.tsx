import { Suspense } from 'react';
import { LazyRouteError } from './LazyRouteError.ts';

/** Error boundary of the whole app, without the frame. */
export function AppError() {
  return (
    <Suspense>
      <LazyRouteError layout="full" />
    </Suspense>
  );
}
