import { ThemeScope } from '../../provider/ThemeScope.tsx';
import type { ThemeScopeProps } from '../../provider/ThemeScope.tsx';

/** A scope of dark colours that can be styled: `theme` is a word of styled-components itself. */
export function DarkScope(props: Omit<ThemeScopeProps, 'theme'>) {
  return <ThemeScope {...props} theme="dark" />;
}
