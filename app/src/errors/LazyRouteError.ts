import { lazy } from 'react';

/**
 * The error screen in its own chunk. If it cannot be loaded, React Router's fallback page is shown.
 */
export const LazyRouteError = lazy(async () => ({ default: await loadRouteError() }));

/** Preloads the error screen, so that it is available offline. */
export async function loadRouteError() {
  return (await import('./RouteError.tsx')).RouteError;
}
