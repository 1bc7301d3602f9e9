import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { DocsGlobalStyle } from './docs.styles.ts';

type GlobalsEvent = [{ globals: Record<string, unknown> }];

const themeIn = (event: GlobalsEvent | undefined) => event?.[0]?.globals['theme'];

function useToolbarTheme(): 'light' | 'dark' {
  const [theme, setTheme] = useState<unknown>(() => {
    const channel = addons.getChannel();
    return themeIn((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as GlobalsEvent);
  });
  useEffect(() => {
    const channel = addons.getChannel();
    const handleUpdate = (...event: GlobalsEvent) => setTheme(themeIn(event));
    channel.on(GLOBALS_UPDATED, handleUpdate);
    return () => channel.off(GLOBALS_UPDATED, handleUpdate);
  }, []);
  return theme === 'dark' ? 'dark' : 'light';
}

export function ThemedDocs(props: DocsContainerProps) {
  const theme = useToolbarTheme();
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <>
      <DocsGlobalStyle />
      <DocsContainer {...props} theme={themes[theme]} />
    </>
  );
}
