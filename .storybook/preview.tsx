import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import '@platform/ui/styles.css';
import '@platform/ui/page.css';
import { describeProps } from './describeProps.ts';
import { LazyComponentPage, LazyDocsContainer } from './docsBlocks.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { withLanguage } from './withLanguage.tsx';
import { withPreferences } from './withPreferences.tsx';
import { withRole } from './withRole.tsx';
import { withTheme } from './withTheme.tsx';

// As the app's page does: what floats lies outside of a story's own element.
document.documentElement.dataset['platformScope'] = '';

/** A test run asks for violations only; Storybook's panel shows what passed, too. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

export default definePreview({
  // Tests leave out what writes every style sheet anew: they act for themselves.
  addons: [addonDocs(), addonA11y(), addonMsw(), ...(isTestRun ? [] : [addonPseudoStates()])],
  decorators: [withRole, withPreferences, withLanguage, withTheme],
  argTypesEnhancers: [describeProps],
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'padded',
    docs: { container: LazyDocsContainer, page: LazyComponentPage },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Coverage',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Radius',
            'Elevation',
            'Motion',
            'Icons',
            'Illustration',
            'Focus',
            'Breakpoints',
            'Writing',
            'Accessibility',
          ],
          'Components',
          'Patterns',
          'Session',
          'Shell',
          'Dashboard',
          'Integrations',
          'CRM',
          'Team',
          'Billing',
          'Settings',
          'Errors',
        ],
      },
    },
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
