import { keepChoice, onChoiceElsewhere, readChoice } from './keptChoice.ts';
import { atom } from './state.ts';

/** Theme as stored under the key `theme`, a raw string. */
export type Theme = 'light' | 'dark' | 'system';

const key = 'theme';
const themes: readonly string[] = ['light', 'dark', 'system'];
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

const isTheme = (value: string | null): value is Theme => value !== null && themes.includes(value);

function readTheme(): Theme {
  const stored = readChoice(key);
  return isTheme(stored) ? stored : 'system';
}

function applyTheme(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && darkQuery().matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

const storedThemeAtom = atom<Theme>(readTheme());

/** The chosen theme. Setting it stores it and changes one attribute on the root; nothing renders again. */
export const themeAtom = atom(
  (get) => get(storedThemeAtom),
  (_get, set, theme: Theme) => {
    set(storedThemeAtom, theme);
    applyTheme(theme);
    keepChoice(key, theme);
  },
);

/** Follows the system's preference and the other tabs' choice. */
storedThemeAtom.onMount = (setTheme) => {
  const follow = () => applyTheme(readTheme());
  const stopAdopting = onChoiceElsewhere(key, () => {
    setTheme(readTheme());
    follow();
  });
  const query = darkQuery();
  query.addEventListener('change', follow);
  return () => {
    query.removeEventListener('change', follow);
    stopAdopting();
  };
};
