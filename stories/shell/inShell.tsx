import { AppShell } from '@platform/ui/shell';
import type { AppShellProps } from '@platform/ui/shell';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { people, personOf } from '../../.storybook/roles.ts';
import { links, navigation } from './fixtures.ts';

/** Puts a screen into the frame of the signed-in pages, as the mockups show it. */
export const inShell =
  (shell: Pick<AppShellProps, 'currentPath' | 'breadcrumb'> & Partial<AppShellProps>): Decorator =>
  (Story, { globals }) => {
    const { id, name } = personOf(globals) ?? people['admin']!;
    return (
      <AppShell
        navigation={navigation}
        links={links}
        user={{ id, name }}
        theme="system"
        onThemeChange={fn()}
        onSignOut={fn()}
        // As the app starts without a cookie.
        onJump={fn()}
        isSidebarExpanded={typeof window === 'undefined' || window.innerWidth >= 1024}
        onSidebarExpandedChange={fn()}
        {...shell}
      >
        <Story />
      </AppShell>
    );
  };
