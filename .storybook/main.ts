import react from '@vitejs/plugin-react';
import type { StorybookConfig } from '@storybook/react-vite';
import { docgenPlugin } from './docgenPlugin.ts';

const lazyLibraries = [
  '@floating-ui/react',
  '@hookform/resolvers/zod',
  '@storybook/addon-a11y/preview',
  '@tanstack/react-table',
  'downshift',
  'react-hook-form',
  'storybook-addon-pseudo-states',
  'zod/mini',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: ['./public'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal(vite) {
    // Tests do not show prop tables.
    const docs = process.env['VITEST'] ? [] : [docgenPlugin()];
    vite.plugins = [...(vite.plugins ?? []), react(), ...docs];
    vite.resolve = {
      ...vite.resolve,
      conditions: ['@platform/source', 'module', 'browser', 'development|production'],
    };
    // Otherwise Vite would discover lazy dependencies and reload the page in the middle of a story.
    vite.optimizeDeps = {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...lazyLibraries],
    };
    return vite;
  },
};

export default config;
