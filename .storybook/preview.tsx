import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import '@platform/ui/styles.css';
import '@platform/ui/page.css';
import { withLanguage } from './withLanguage.tsx';
import { withTheme } from './withTheme.tsx';

// As the app's page does: what floats lies outside of a story's own element.
document.documentElement.dataset['platformScope'] = '';

/** A test run asks for violations only; Storybook's panel shows what passed, too. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw()],
  decorators: [withLanguage, withTheme],
  initialGlobals: { theme: 'light', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'] },
    },
    language: {
      description: 'Interface language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: ['en', 'hi', 'es', 'de', 'fr', 'pt', 'it', 'ru', 'te', 'pseudo'],
      },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: {
      test: 'error',
      options: {
        ...(isTestRun && { resultTypes: ['violations'] }),
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
  },
});
