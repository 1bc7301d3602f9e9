import { lazy } from 'react';

/** In its own chunk. If it cannot be loaded, React Router's fallback page is shown. */
export const LazyRouteError = lazy(async () => ({ default: await loadRouteError() }));

export async function loadRouteError() {
  return (await import('./RouteError.tsx')).RouteError;
}
