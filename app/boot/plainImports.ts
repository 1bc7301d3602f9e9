import type { Plugin } from 'vite';

const helper = /vite\/preload-helper/;

/**
 * Vite plugin: leaves dynamic imports as they are. Vite's helper preloads style sheets and the
 * imports of a chunk; ours have no style sheets, and what a first visit needs comes with
 * `boot.ts`. Without it the first page is 1 KiB lighter.
 */
export function plainImports(): Plugin {
  return {
    name: 'platform-plain-imports',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: helper },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
