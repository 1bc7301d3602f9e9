import { PlatformProvider } from '@platform/ui';
import type { PlatformProviderProps } from '@platform/ui';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { brandOf } from './brands.ts';

interface RootAttributesProps {
  theme: string;
  direction: string;
  children: ReactNode;
}

function RootAttributes({ theme, direction, children }: RootAttributesProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    if (direction === 'rtl') root.dir = direction;
    else root.removeAttribute('dir');
  }, [theme, direction]);
  return children;
}

const columns: CSSProperties = { display: 'flex', flexWrap: 'wrap' };
const column: CSSProperties = { flex: '1 1 360px', minInlineSize: 0 };
const themes = ['light', 'dark'] as const;

/**
 * One theme is an attribute of the root, as in the app; brands and both themes side by side use
 * providers.
 */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const chosen = String(globals['theme']);
  const isBoth = chosen === 'both';
  const brand = brandOf(String(globals['brand']));
  const padding = parameters['layout'] === 'fullscreen' ? 0 : '1rem';
  const scope = (theme: PlatformProviderProps['theme']) => (
    <PlatformProvider key={theme} theme={theme} brand={brand} style={{ ...column, padding }}>
      <Story />
    </PlatformProvider>
  );
  return (
    <RootAttributes theme={isBoth ? 'light' : chosen} direction={String(globals['direction'])}>
      {isBoth ? <div style={columns}>{themes.map((theme) => scope(theme))}</div> : null}
      {!isBoth && brand ? scope(chosen === 'dark' ? 'dark' : 'light') : null}
      {!isBoth && !brand ? <Story /> : null}
    </RootAttributes>
  );
};
