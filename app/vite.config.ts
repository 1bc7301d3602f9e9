import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './boot/bootScript.ts';
import { compileHint } from './boot/compileHint.ts';
import { firstVisitChunks } from './boot/firstVisitChunks.ts';
import { leanRouter } from './boot/leanRouter.ts';
import { plainImports } from './boot/plainImports.ts';
import { signInStandIn } from './boot/standIn.ts';

const module = (path: string) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

const buildAliases = [
  // Its exports name the development build only, whose warnings nobody reads in production.
  { find: /^react-router$/, replacement: module('react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: module('react-router/dist/production/dom-export.mjs'),
  },
  // React has this itself since version 18.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];

export default defineConfig(({ command }) => ({
  plugins: [react(), leanRouter(), plainImports(), signInStandIn(), bootScript()],
  resolve: {
    conditions: ['@platform/source', 'module', 'browser', 'development|production'],
    alias: command === 'build' ? buildAliases : [],
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
    modulePreload: false,
    license: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: firstVisitChunks }, postBanner: compileHint },
    },
  },
}));
