import type { ContentPaths } from '@platform/ui';

/** The addresses of the section. */
export const contentPaths: ContentPaths = {
  contents: '/content-studio',
  generate: '/content-studio/generate',
  templates: '/content-studio/templates',
  analytics: '/content-studio/analytics',
  history: '/content-studio/history',
};
