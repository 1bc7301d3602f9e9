import { LanguageProvider } from '@platform/i18n';
import type { Decorator } from '@storybook/react-vite';

/** Gives a story the interface language of the toolbar. */
export const withLanguage: Decorator = (Story, { globals }) => (
  <LanguageProvider key={String(globals.language)} language={globals.language} setsDocumentLanguage>
    <Story />
  </LanguageProvider>
);
