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
    // SWR brings the hook along for older versions of React, which has it by now.
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
    // Knows OKLCH, so that no colour is written twice.
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
