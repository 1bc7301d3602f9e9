import { lazy } from 'react';

/** Loaded from its own chunk; if that fails, React Router's fallback page is shown. */
export const LazyRouteError = lazy(async () => ({ default: await loadRouteError() }));

export async function loadRouteError() {
  return (await import('./RouteError.tsx')).RouteError;
}
