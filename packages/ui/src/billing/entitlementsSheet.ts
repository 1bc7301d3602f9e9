import { lazyPart } from '../internal/lazyPart.ts';

/** The sheet with its meters: not needed before somebody opens it. */
export const entitlementsSheet = lazyPart(
  async () => (await import('./EntitlementsSheet.tsx')).EntitlementsSheet,
);

/** Fetches the code of EntitlementsDialog, since the pointer nears what opens it. */
export const prefetchEntitlementsDialog = entitlementsSheet.prefetch;
