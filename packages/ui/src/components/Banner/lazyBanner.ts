import { lazyPart } from '../../internal/lazyPart.ts';

/** The banner for first pages, which mostly show none. Give it the bare sentence as fallback. */
export const lazyBanner = lazyPart(async () => (await import('./Banner.tsx')).Banner);
