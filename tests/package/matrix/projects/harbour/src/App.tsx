import { LANGUAGES } from '@platform/i18n';
import { PlatformProvider } from '@platform/ui';
import { Pages } from './Pages';
import { RouterLink } from './router';
import { usePreferences } from './usePreferences';

const languages = [...LANGUAGES, { code: 'da', nativeName: 'Dansk' }];

export function App() {
  const { language, setLanguage, theme, setTheme } = usePreferences();
  return (
    <PlatformProvider
      language={{
        language: language.code,
        texts: language.texts,
        languages,
        onLanguageChange: (code) => void setLanguage(code),
        setsDocumentLanguage: true,
      }}
      linkComponent={RouterLink}
    >
      <Pages theme={theme} onThemeChange={setTheme} />
    </PlatformProvider>
  );
}
