import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { configure } from 'storybook/test';
import '@platform/ui/styles.css';
import '@platform/ui/page.css';
import { LazyComponentPage, LazyDocsContainer } from './docsBlocks.tsx';
import { themes, viewports } from './modes.ts';
import { withChoices } from './printChoices.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { withLanguage } from './withLanguage.tsx';
import { withPreferences } from './withPreferences.tsx';
import { withRole } from './withRole.tsx';
import { withTheme } from './withTheme.tsx';

// Popovers are rendered outside the story's element, as in the app.
document.documentElement.dataset['platformScope'] = '';

// Lazily loaded parts take more than a second on a slow or busy machine.
configure({ asyncUtilTimeout: 8000 });

/** Test runs report violations only; Storybook's panel also shows passed rules. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

export default definePreview({
  // Omitted in tests: the addon that simulates pseudo-states. Tests interact for real.
  addons: [addonDocs(), addonA11y(), addonMsw(), ...(isTestRun ? [] : [addonPseudoStates()])],
  decorators: [withRole, withPreferences, withLanguage, withTheme],
  argTypesEnhancers: [withChoices],
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
          'Onboarding',
          'Shell',
          'Dashboard',
          'Inbox',
          'Voice',
          'Bots',
          'Content',
          'Knowledge',
          'Integrations',
          'CRM',
          'Team',
          'Billing',
          'Profile',
          'Notifications',
          'Settings',
          'Errors',
        ],
      },
    },
    controls: { expanded: true },
    a11y: {
      test: 'error',
      options: {
        ...(isTestRun && { resultTypes: ['violations'], preload: false }),
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([id, { name, width, height }]) => [
          id,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    chromatic: { modes: themes },
  },
});
