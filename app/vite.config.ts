import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './boot/bootScript.ts';

export default defineConfig({
  plugins: [react(), bootScript()],
  resolve: { conditions: ['@platform/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: false,
  },
});
