import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './boot/bootScript.ts';
import { firstVisitChunks } from './boot/firstVisitChunks.ts';

export default defineConfig({
  plugins: [react(), bootScript()],
  resolve: { conditions: ['@platform/source', 'module', 'browser', 'development|production'] },
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
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: false,
    rolldownOptions: { output: { codeSplitting: { groups: firstVisitChunks } } },
  },
});
