import '@platform/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { loadTeam } from '../shared/backend.ts';
import '../shared/page.css';
import { Shell } from './Shell.tsx';

const dark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => {
  const stored = localStorage.getItem('theme');
  const isDark = stored === 'dark' || (stored !== 'light' && dark.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
};
applyTheme();
dark.addEventListener('change', applyTheme);
addEventListener('storage', applyTheme);

const team = loadTeam();
const root = createRoot(document.getElementById('root') as HTMLElement);
root.render(<Shell team={team} onThemeChange={applyTheme} />);
