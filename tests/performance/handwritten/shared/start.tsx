import '@platform/ui/styles.css';
import '@platform/ui/page.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/botStudio.css';
import './styles/controls.css';
import './styles/list.css';
import './styles/shell.css';

const dark = matchMedia('(prefers-color-scheme: dark)');

function applyTheme(): void {
  const stored = localStorage.getItem('theme');
  const isDark = stored === 'dark' || (stored !== 'light' && dark.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

export function start(render: (onThemeChange: () => void) => ReactNode): void {
  applyTheme();
  dark.addEventListener('change', applyTheme);
  addEventListener('storage', applyTheme);
  createRoot(document.getElementById('root') as HTMLElement).render(render(applyTheme));
}
