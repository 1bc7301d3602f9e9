import { storePreference, onPreferenceFromOtherTab, readPreference } from './storedPreference.ts';
import { atom } from './state.ts';

export type Theme = 'light' | 'dark' | 'system';

const key = 'theme';
const themes: readonly string[] = ['light', 'dark', 'system'];

const isTheme = (value: string | null): value is Theme => value !== null && themes.includes(value);

function readTheme(): Theme {
  const stored = readPreference(key);
  return isTheme(stored) ? stored : 'system';
}

function applyTheme(theme: Theme): void {
  const isDeviceDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = theme === 'dark' || (theme === 'system' && isDeviceDark);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

const storedThemeAtom = atom<Theme>(readTheme());

/** Setting it stores the theme and changes one attribute of the root element, without a render. */
export const themeAtom = atom(
  (get) => get(storedThemeAtom),
  (_get, set, theme: Theme) => {
    set(storedThemeAtom, theme);
    applyTheme(theme);
    storePreference(key, theme);
  },
);

storedThemeAtom.onMount = (setTheme) => onPreferenceFromOtherTab(key, () => setTheme(readTheme()));
