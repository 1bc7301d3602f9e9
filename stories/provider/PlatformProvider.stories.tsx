import {
  Button,
  createBrand,
  Page,
  PlatformProvider,
  SidePanel,
  SidePanelContainer,
  useShortcut,
} from '@platform/ui';
import { TeamScreen } from '@platform/ui/team';
import type { TeamScreenProps } from '@platform/ui/team';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { rows } from '../team/fixtures.ts';
import { Frame } from './Frame.tsx';
import { ShadowRoot } from './ShadowRoot.tsx';
import { ready } from '../remotes.ts';

const team: TeamScreenProps = {
  state: { team: ready({ rows: rows.slice(0, 3) }), search: '', inviteRefusal: null },
  actions: {
    onSearchChange: fn(),
    onInvite: fn(async () => ({ status: 'saved' as const })),
    onRoleChange: fn(async () => true),
    onRemove: fn(),
    onCancelInvite: fn(),
    onRetryInvites: fn(),
  },
};

function TeamPage() {
  return (
    <Page>
      <TeamScreen {...team} />
    </Page>
  );
}

const dutch = {
  language: 'nl',
  texts: {
    shell: { page: { teamManagement: 'Teambeheer' } },
    team: { section: 'Jouw team', invite: { open: 'Uitnodigen' } },
  },
};

const meta = {
  title: 'Patterns/PlatformProvider',
  tags: ['autodocs'],
  component: PlatformProvider,
  parameters: { layout: 'fullscreen' },
  args: { children: <TeamPage /> },
} satisfies Meta<typeof PlatformProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { hasPicture: true } };

export const FixedTheme: Story = { args: { theme: 'dark' } };

const brand = createBrand({ accent: '#00796b', highlight: '#ff8a65', neutral: '#6b7280' });

/** Three colours of a product; the rest is derived, legible in both themes. */
export const Branded: Story = { args: { brand } };

/** A part with another theme keeps the brand. */
export const BrandedPartOfAnotherTheme: Story = {
  render: () => (
    <PlatformProvider brand={brand} theme="light">
      <PlatformProvider theme="dark">
        <TeamPage />
      </PlatformProvider>
    </PlatformProvider>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Invite User' });
    await expect(button).toHaveStyle({ backgroundColor: brand.dark['--platform-accent-solid'] });
  },
};

const pageRules = `
  * { margin: 0; padding: 0; }
  button { border-radius: 0; background: none; }
  [data-page] p { margin-block: 32px; }
  [data-page] { --platform-radius-md: 3px; }
  .checkout .pay { padding-inline: 40px; }
`;

const WideButton = styled(Button)`
  padding-inline: 50px;
`;

/** A page's CSS reset does not affect components; its variables and more specific rules do. */
export const AmongStylesOfAPage: Story = {
  render: () => (
    <PlatformProvider data-page="" className="checkout">
      <style>{pageRules}</style>
      <p>A text of the page</p>
      <Button variant="primary">Save</Button>
      <Button className="pay">Pay</Button>
      <WideButton>Order</WideButton>
    </PlatformProvider>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(getComputedStyle(save).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(save).toHaveStyle({ paddingInlineStart: '14px', borderRadius: '3px' });
    await expect(canvas.getByText('A text of the page')).toHaveStyle({ marginBlockStart: '32px' });
    const [pay, order] = ['Pay', 'Order'].map((name) => canvas.getByRole('button', { name }));
    await expect(pay).toHaveStyle({ paddingInlineStart: '40px' });
    await expect(order).toHaveStyle({ paddingInlineStart: '50px' });
  },
};

/** A language that the package lacks, and a text that the product overrides. */
export const TenthLanguage: Story = {
  args: { language: dutch, messages: { team: { invite: { open: 'Collega toevoegen' } } } },
  play: async ({ canvas }) => {
    const before = document.documentElement.lang;
    const heading = canvas.getByRole('heading', { level: 1, name: 'Teambeheer' });
    await expect(heading.closest('[lang]')).toHaveAttribute('lang', 'nl');
    await expect(canvas.getByRole('button', { name: 'Collega toevoegen' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search members' })).toBeVisible();
    await expect(document.documentElement.lang).toBe(before);
  },
};

/** Two products on one page, each with its theme, texts and container for layers. */
export const SideBySide: Story = {
  render: () => (
    <>
      <PlatformProvider
        theme="light"
        messages={{ shell: { page: { teamManagement: 'First team' } } }}
      >
        <TeamPage />
      </PlatformProvider>
      <PlatformProvider
        theme="dark"
        messages={{ shell: { page: { teamManagement: 'Second team' } } }}
      >
        <TeamPage />
      </PlatformProvider>
    </>
  ),
  // Only this story renders two pages in one.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  play: async ({ canvas }) => {
    const second = canvas.getByRole('heading', { name: 'Second team' });
    const scope = second.closest<HTMLElement>('[data-theme="dark"]');
    if (!scope) throw new Error('The second team has no scope.');

    await userEvent.click(within(scope).getByRole('button', { name: 'Invite User' }));

    const dialog = await within(scope).findByRole('dialog', { name: 'Invite User' });
    await expect(getComputedStyle(dialog).colorScheme).toBe('dark');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Styled in a shadow root; the focus moves into a dialog and back to its opener. */
export const InShadowRoot: Story = {
  render: (args) => (
    <ShadowRoot>
      <PlatformProvider {...args} />
    </ShadowRoot>
  ),
  play: async ({ canvas }) => {
    const host = canvas.getByTestId('host');
    await waitFor(() => expect(host.shadowRoot?.querySelector('h1')).not.toBeNull());
    const root = host.shadowRoot as ShadowRoot;
    const inside = within(root.querySelector('[lang]') as HTMLElement);
    const opener = inside.getByRole('button', { name: 'Invite User' });
    await expect(getComputedStyle(opener).cursor).toBe('pointer');

    await userEvent.click(opener);
    const dialog = await inside.findByRole('dialog', { name: 'Invite User' });
    await waitFor(() => expect(dialog.contains(root.activeElement)).toBe(true));

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(root.activeElement).toBe(opener);
  },
};

/** Styled in an iframe; the focus moves into a dialog and back, and tooltips appear. */
export const InIframe: Story = {
  render: (args) => (
    <Frame title="Team">
      <PlatformProvider {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Team');
    const { body } = frame.contentDocument as Document;
    const inside = within(body);
    const user = userEvent.setup({ document: body.ownerDocument });
    const opener = await inside.findByRole('button', { name: 'Invite User' });
    await waitFor(() => expect(getComputedStyle(opener).cursor).toBe('pointer'));

    await user.click(opener);
    const dialog = await inside.findByRole('dialog', { name: 'Invite User' });
    await waitFor(() => expect(dialog.contains(body.ownerDocument.activeElement)).toBe(true));
    await user.click(within(dialog).getByRole('combobox', { name: 'Role' }));
    await user.click(await inside.findByRole('option', { name: 'Viewer' }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(body.ownerDocument.activeElement).toBe(opener);

    // By keyboard: lazily loaded code finds the focused button, but no button with `:hover`.
    await user.tab();
    await expect(body.ownerDocument.activeElement).not.toBe(opener);
    await user.tab({ shift: true });
    await expect(await inside.findByRole('tooltip')).toHaveTextContent('Invite User');
  },
};

/** A theme fills the window if the provider is the page, or its only part. */
export const FillsWindow: Story = {
  render: () => (
    <>
      {[
        <PlatformProvider key="page" theme="dark">
          In the body
        </PlatformProvider>,
        <div key="root">
          <PlatformProvider theme="dark">In its first element</PlatformProvider>
        </div>,
      ].map((content) => (
        <Frame key={content.key} title={`Window ${content.key}`}>
          {content}
        </Frame>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [title, text] of [
      ['Window page', 'In the body'],
      ['Window root', 'In its first element'],
    ] as const) {
      const frame = canvas.getByTitle<HTMLIFrameElement>(title);
      const page = frame.contentDocument as Document;
      const scope = await within(page.body).findByText(text);
      await waitFor(() => expect(scope.offsetHeight).toBe(page.documentElement.clientHeight));
    }
  },
};

/** A theme fills a container with a height, and is as high as its content in others. */
export const FillsContainer: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, padding: 24, blockSize: 400, alignContent: 'start' }}>
      <div style={{ blockSize: 200 }}>
        <PlatformProvider theme="dark">As high as its container</PlatformProvider>
      </div>
      <div>
        <PlatformProvider theme="dark">As high as its content</PlatformProvider>
      </div>
    </div>
  ),
  parameters: { hasPicture: true },
  play: async ({ canvas }) => {
    const heightOf = (text: string) => canvas.getByText(text).offsetHeight;
    await expect(heightOf('As high as its container')).toBe(200);
    await expect(heightOf('As high as its content')).toBeLessThan(60);
  },
};

const create = fn();

function Records() {
  useShortcut({ keys: 'c', label: 'Add Order', onPress: create });
  return (
    <SidePanelContainer>
      <h1>Orders</h1>
      <SidePanel label="Order 4711" recordId="4711">
        Paid
      </SidePanel>
    </SidePanelContainer>
  );
}

/** Keys pressed in an iframe act only on what is rendered into it. */
export const KeysInIframe: Story = {
  render: () => (
    <Frame title="Orders">
      <PlatformProvider>
        <Records />
      </PlatformProvider>
    </Frame>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Orders');
    const page = frame.contentDocument as Document;
    const inside = within(page.body);
    const panel = await inside.findByRole('complementary', { name: 'Order 4711' });
    await userEvent.keyboard('c');
    await expect(create).not.toHaveBeenCalled();
    // A session of user-event for the frame would send the keys of later stories into it, too.
    await fireEvent.keyDown(page.body, { key: 'c' });
    await expect(create).toHaveBeenCalledOnce();
    await fireEvent.keyDown(page.body, { key: 'Escape' });
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  },
};
