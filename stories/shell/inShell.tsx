import { AppShell } from '@platform/ui/shell';
import type { AppShellActions, AppShellProps, AppShellState } from '@platform/ui/shell';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { people, personOf } from '../../.storybook/roles.ts';
import { links, navigation } from './fixtures.ts';

type Surroundings = Pick<AppShellState, 'currentPath' | 'breadcrumb'> &
  Partial<AppShellState> &
  Pick<AppShellActions, 'onBack'> &
  Pick<AppShellProps, 'hasNavigation' | 'notice'>;

/** Puts a screen into the frame of the signed-in pages, as the mockups show it. */
export const inShell =
  ({ hasNavigation = true, notice, onBack, ...state }: Surroundings): Decorator =>
  (Story, { globals }) => {
    const { id, name } = personOf(globals) ?? people['admin']!;
    return (
      <AppShell
        navigation={navigation}
        links={links}
        hasNavigation={hasNavigation}
        notice={notice}
        state={{
          user: { id, name },
          theme: 'system',
          // The app's default without a cookie.
          isSidebarExpanded: typeof window === 'undefined' || window.innerWidth >= 1024,
          ...state,
        }}
        actions={{
          onThemeChange: fn(),
          onSignOut: fn(),
          onOpenPalette: fn(),
          onSidebarExpandedChange: fn(),
          onBack,
        }}
      >
        <Story />
      </AppShell>
    );
  };
