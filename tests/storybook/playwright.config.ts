import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

/** Every story of the built Storybook, as reviewers open it; `npm run test:storybook`. */
export default defineConfig({
  ...base,
  testMatch: ['*.spec.ts'],
  outputDir: '../../test-results',
  workers: 2,
  timeout: 30_000,
  reporter: [['dot'], ...(process.env['CI'] ? [['github'] as const] : [])],
});
