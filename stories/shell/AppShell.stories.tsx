import { OfflineNotice, SessionNotice } from '@platform/ui/session';
import { AppShell } from '@platform/ui/shell';
import type { AppShellProps } from '@platform/ui/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import type { ArgsForPerson } from '../../.storybook/roles.ts';
import { hoverForTooltip } from '../components/hoverForTooltip.ts';
import { ShellStage } from './ShellStage.tsx';
import { links, navigation } from './fixtures.ts';

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const tablet = { viewport: { value: 'tablet', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

/** All users see the same links, and their own name. */
const roleArgs: ArgsForPerson<AppShellProps> = ({ id, name }, { state }) => ({
  state: { ...state, user: { id, name } },
});

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', roleArgs },
  globals: desktop,
  render: (args) => <ShellStage {...args} />,
  args: {
    navigation,
    links,
    state: {
      currentPath: '/settings/teams',
      isSidebarExpanded: true,
      breadcrumb: [{ label: 'Settings', href: '/settings' }, { label: 'Teams' }],
      user: { id: 'user-0', name: 'Priya Nair' },
      theme: 'system',
    },
    actions: {
      onSidebarExpandedChange: fn(),
      onThemeChange: fn(),
      onSignOut: fn(),
      onOpenPalette: fn(),
      onShowShortcuts: fn(),
    },
    children: <p>Content</p>,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: [] } };

export const Content: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/bot-studio',
      '/knowledge-base',
      '/voice-agent/agents',
      '/content-studio',
      '/crm',
      '/integrations',
    ]);
    await expect(main.getByRole('link', { name: 'Bot Studio', description: 'Soon' })).toBeVisible();

    const account = within(canvas.getByRole('navigation', { name: 'Account' }));
    await expect(account.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'My Account',
      'Teams',
      'Billing & Subscription',
    ]);
    await expect(account.getByRole('link', { name: 'Teams' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getAllByRole('banner')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toHaveAttribute(
      'href',
      '/notifications',
    );
  },
};

export const ParentTogglesItsPages: Story = {
  args: { state: { ...meta.args.state, currentPath: '/dashboard' } },
  play: async ({ canvas, userEvent }) => {
    const settings = canvas.getByRole('button', { name: 'Settings' });
    await expect(settings).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(settings);
    await expect(settings).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Teams' }));
    await expect(canvas.getByRole('link', { name: 'Teams' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(settings);
    await expect(canvas.queryByRole('link', { name: 'Teams' })).toBeNull();
  },
};

export const SettingsItself: Story = {
  args: {
    state: { ...meta.args.state, currentPath: '/settings', breadcrumb: [{ label: 'Settings' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const SectionOpenByAnotherPath: Story = {
  args: {
    state: {
      ...meta.args.state,
      currentPath: '/voice-agent/tools',
      breadcrumb: [{ label: 'Voice Agent' }],
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Voice Agent' });
    await expect(link).not.toHaveAttribute('aria-current');
    await expect(link).toHaveAttribute('data-section');
    await expect(canvas.getByRole('link', { name: 'CRM' })).not.toHaveAttribute('data-section');
  },
};

export const Collapses: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    const railWidth = () => navigation.parentElement?.offsetWidth ?? Number.NaN;
    const expanded = railWidth();
    await userEvent.click(toggle);
    await expect(args.actions.onSidebarExpandedChange).toHaveBeenCalledWith(false);
    const collapsed = railWidth();
    await expect(collapsed).toBeLessThan(expanded / 2);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(railWidth()).toBe(expanded);
    await userEvent.keyboard('{Meta>}b{/Meta}');
    await expect(railWidth()).toBe(collapsed);
    // With other modifiers the letter does nothing.
    await userEvent.keyboard('b{Control>}{Shift>}b{/Shift}{/Control}');
    await expect(railWidth()).toBe(collapsed);
  },
};

export const RichTextKeepsItsShortcut: Story = {
  args: {
    children: (
      <p contentEditable suppressContentEditableWarning>
        Bold words
      </p>
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Bold words'));
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(args.actions.onSidebarExpandedChange).not.toHaveBeenCalled();
  },
};

export const Icons: Story = {
  args: {
    state: {
      ...meta.args.state,
      isSidebarExpanded: false,
      currentPath: '/dashboard',
      breadcrumb: [{ label: 'Dashboard' }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Voice Agent' });
    await expect(await hoverForTooltip(link)).toHaveTextContent('Voice Agent');
    await userEvent.unhover(link);

    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const teams = await screen.findByRole('menuitem', { name: 'Teams' });
    await waitFor(() => expect(teams).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('/settings/teams');
  },
};

export const KeyboardOnly: Story = {
  args: {
    state: { ...meta.args.state, currentPath: '/dashboard', breadcrumb: [{ label: 'Dashboard' }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Priya Nair' })).toHaveFocus();

    canvas.getByRole('link', { name: 'CRM' }).focus();
    await userEvent.keyboard('{Enter}');
    // After navigation a screen reader announces the heading.
    const heading = canvas.getByRole('heading', { level: 1, name: 'Page /crm' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const UserMenu: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Priya Nair' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['My AccountSoon', 'ProfileSoon', 'Sign out']);
    // Announced in addition to the name, which is that of the page.
    await expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAccessibleDescription(
      'Soon',
    );
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Sign out' }));
    await expect(args.actions.onSignOut).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};

export const LanguageInTheUserMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Priya Nair' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Account' })).toHaveFocus());
    await userEvent.tab();
    const language = screen.getByRole('combobox', { name: 'Language' });
    await expect(language).toHaveFocus();
    await expect(
      within(language)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'English',
      'हिन्दी',
      'Español',
      'Deutsch',
      'Français',
      'Português',
      'Italiano',
      'Русский',
      'తెలుగు',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Priya Nair' })).toHaveFocus();
  },
};

export const Theme: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await expect(args.actions.onThemeChange).toHaveBeenCalledWith('dark');
  },
};

export const IconsOfTheSidebar: Story = {
  globals: tablet,
  args: { state: { ...meta.args.state, isSidebarExpanded: false } },
  parameters: { hasPicture: true },
};

const tall = (
  <div style={{ blockSize: 3000 }}>
    <a href="#long">A long page</a>
  </div>
);

/** The content scrolls inside the sheet: the frame around it stays, down to the rounded top. */
export const SheetScrolls: Story = {
  args: { children: tall },
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole('main');
    const header = canvas.getByRole('banner');
    const { top } = header.getBoundingClientRect();
    main.scrollTo(0, 500);
    await expect(main.scrollTop).toBe(500);
    await expect(header.getBoundingClientRect().top).toBe(top);
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);

    // Nothing has the focus, so scroll keys act on the content.
    await userEvent.keyboard('{PageDown}');
    await expect(main).toHaveFocus();
  },
};

/** On a phone the document scrolls, below the header, so that the address bar can fold away. */
export const DocumentScrolls: Story = {
  globals: phone,
  args: { children: tall },
  play: async ({ canvas }) => {
    window.scrollTo(0, 500);
    await expect(window.scrollY).toBe(500);
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
  },
};

export const NavigationBehindAButton: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
  parameters: { hasPicture: true },
};

export const NavigationSheet: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
    await userEvent.click(toggle);
    const sheet = await screen.findByRole('dialog', { name: 'Navigation' });
    await expect(sheet.offsetWidth).toBeLessThan(window.innerWidth);
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    const row = within(sheet).getByRole('link', { name: 'CRM' });
    await expect(row.offsetHeight).toBeGreaterThanOrEqual(44);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(toggle).toHaveFocus();

    await userEvent.click(toggle);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('link', { name: 'CRM' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const heading = canvas.getByRole('heading', { level: 1, name: 'Page /crm' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const NavigationSheetOpen: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle sidebar' }));
    await screen.findByRole('dialog', { name: 'Navigation' });
  },
};

export const ThemeInUserMenu: Story = {
  globals: phone,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Priya Nair' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Light' }));
    await expect(args.actions.onThemeChange).toHaveBeenCalledWith('light');
  },
};

/** Notices have space between each other and the page. */
export const Notices: Story = {
  args: {
    notice: (
      <>
        <OfflineNotice />
        <SessionNotice />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('status')
      .map((each) => each.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual((first?.bottom ?? 0) + 12);
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(heading.top).toBeGreaterThanOrEqual((second?.bottom ?? 0) + 24);
  },
};

export const Profile: Story = {
  args: {
    state: { ...meta.args.state, currentPath: '/profile', breadcrumb: [{ label: 'Profile' }] },
    hasNavigation: false,
    actions: { ...meta.args.actions, onBack: fn() },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Toggle sidebar' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.actions.onBack).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  globals: phone,
  args: {
    state: {
      ...meta.args.state,
      user: { name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3) },
      breadcrumb: [{ label: 'A page with a name that does not fit on any phone at all' }],
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** 'Jump to…' and Ctrl or Cmd plus k open the palette; `?` lists the shortcuts. */
export const OpensPalette: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to…' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.actions.onOpenPalette).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('?');
    await expect(args.actions.onShowShortcuts).toHaveBeenCalledOnce();
  },
};

/** With single keys off, `?` does nothing; shortcuts with Ctrl or Cmd still work. */
export const SingleKeysSwitchedOff: Story = {
  args: { state: { ...meta.args.state, areSingleKeysEnabled: false } },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('?');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.actions.onOpenPalette).toHaveBeenCalledOnce();
    await expect(args.actions.onShowShortcuts).not.toHaveBeenCalled();
  },
};
