import { lazyPart } from '../internal/lazyPart.ts';

const entitlementsDialog = lazyPart(
  async () => (await import('./EntitlementsDialog.tsx')).EntitlementsDialog,
);

/**
 * Plan entitlements and usage (spec 2.8). Its code is fetched when it is first mounted, or when
 * `prefetchEntitlementsDialog` is called because the pointer nears what opens it.
 */
export const EntitlementsDialog = entitlementsDialog.Part;

export const prefetchEntitlementsDialog = entitlementsDialog.prefetch;
