import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Resolves workspace packages to Stryker's copy; its `node_modules` link to the unchanged ones. */
export function workspaceSources(copy: string): Plugin {
  const checkout = path.dirname(realpathSync(path.join(copy, 'node_modules')));
  return {
    name: 'workspace-sources',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('@platform/')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved) return null;
      const inCheckout = path.relative(checkout, resolved.id);
      return { ...resolved, id: path.join(copy, inCheckout) };
    },
  };
}
