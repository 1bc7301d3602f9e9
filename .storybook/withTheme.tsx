import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

interface ThemedProps {
  theme: string;
  children: ReactNode;
}

function Themed({ theme, children }: ThemedProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return children;
}

/** Shows a story in the theme of the toolbar, the way the app does: one attribute on the root. */
export const withTheme: Decorator = (Story, { globals }) => (
  <Themed theme={String(globals.theme)}>
    <Story />
  </Themed>
);
