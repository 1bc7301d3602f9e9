import type { Messages } from '@platform/i18n';
import type { ThemeChoice } from '@platform/ui/shell';
import { useEffect, useState } from 'react';

/** Languages whose texts are not in the package. */
const ownLanguages: Readonly<Record<string, () => Promise<Messages>>> = {
  da: async () => (await import('./texts/da')).danish,
};

/** Language and theme of the user. */
export function usePreferences() {
  const [language, setLanguage] = useState<{ code: string; texts?: Messages }>({ code: 'en' });
  const [theme, setTheme] = useState<ThemeChoice>('system');

  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  return {
    language,
    theme,
    setTheme,
    setLanguage: async (code: string) => {
      const load = ownLanguages[code];
      setLanguage(load ? { code, texts: await load() } : { code });
    },
  };
}
