import { ThemeScope } from '../../../provider/ThemeScope.tsx';
import type { ThemeScopeProps } from '../../../provider/ThemeScope.tsx';

export function DarkScope(props: Omit<ThemeScopeProps, 'theme'>) {
  return <ThemeScope {...props} theme="dark" />;
}
