import { lazyPart } from '@platform/ui';
import type { LazyPart } from '@platform/ui';
import type { EntitlementsViewProps } from './EntitlementsView.tsx';

/**
 * Plan entitlements and usage, fetched when they are opened or the pointer nears what opens them:
 * the page below is there without them.
 */
export const entitlementsView: LazyPart<EntitlementsViewProps> = lazyPart(
  async () => (await import('./EntitlementsView.tsx')).EntitlementsView,
);
