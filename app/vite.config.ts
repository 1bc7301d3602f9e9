import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { InlineConfig } from 'vite';
import { bootScript } from './build/bootScript.ts';
import { chunkGroups } from './build/chunkGroups.ts';
import { compileHint } from './build/compileHint.ts';

const config: InlineConfig = {
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    conditions: ['@platform/source', 'module', 'browser', 'development|production'],
    // React includes this hook since version 18.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  oxc: {
    plugins: {
      styledComponents: {
        displayName: false,
        fileName: false,
        ssr: false,
        minify: true,
        pure: true,
      },
    },
  },
  build: {
    target: 'es2022',
    // Supports OKLCH, so no fallback colours are generated.
    cssTarget: ['chrome111', 'edge111', 'firefox113', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: false,
  },
};

export default defineConfig({
  ...config,
  plugins: [...(config.plugins ?? []), chunkGroups(config), compileHint(), bootScript()],
});
