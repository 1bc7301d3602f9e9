import { lazy } from 'react';

/**
 * The error screen as a chunk of its own. Where even that cannot be had, React Router's last-resort
 * page shows.
 */
export const LazyRouteError = lazy(async () => ({ default: await loadRouteError() }));

/** Fetches the error screen, so that it is there where there is no network. */
export async function loadRouteError() {
  return (await import('./RouteError.tsx')).RouteError;
}
