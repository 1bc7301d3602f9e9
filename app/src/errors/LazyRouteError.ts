import { lazy } from 'react';

/** In its own chunk. If it cannot be loaded, React Router's fallback page is shown. */
export const LazyRouteError = lazy(async () => ({ default: await loadRouteError() }));

/** Makes the error screen available offline. */
export async function loadRouteError() {
  return (await import('./RouteError.tsx')).RouteError;
}
