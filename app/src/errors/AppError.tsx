import { Suspense } from 'react';
import { LazyRouteError } from './LazyRouteError.ts';

export function AppError() {
  return (
    <Suspense>
      <LazyRouteError layout="full" />
    </Suspense>
  );
}
