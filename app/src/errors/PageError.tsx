import { Suspense } from 'react';
import { LazyRouteError } from './LazyRouteError.ts';

export function PageError() {
  return (
    <Suspense>
      <LazyRouteError layout="content" />
    </Suspense>
  );
}
