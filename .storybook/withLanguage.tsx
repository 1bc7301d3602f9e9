import { LanguageProvider } from '@platform/i18n';
import type { Decorator } from '@storybook/react-vite';

export const withLanguage: Decorator = (Story, { globals }) => (
  <LanguageProvider key={String(globals.language)} language={globals.language} setsDocumentLanguage>
    <Story />
  </LanguageProvider>
);
