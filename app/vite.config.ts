import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './boot/bootScript.ts';
import { firstVisitChunks } from './boot/firstVisitChunks.ts';
import { plainImports } from './boot/plainImports.ts';

export default defineConfig(({ command }) => ({
  plugins: [react(), plainImports(), bootScript()],
  resolve: {
    conditions: ['@platform/source', 'module', 'browser', 'development|production'],
    // Its exports name the development build only, whose warnings nobody reads in production.
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
            {
              find: /^react-router\/dom$/,
              replacement: 'react-router/dist/production/dom-export.mjs',
            },
          ].map(({ find, replacement }) => ({
            find,
            replacement: fileURLToPath(new URL(`../node_modules/${replacement}`, import.meta.url)),
          }))
        : [],
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
    rolldownOptions: { output: { codeSplitting: { groups: firstVisitChunks } } },
  },
}));
