import { Page } from '@platform/ui';
import { ContentEditorScreen } from '@platform/ui/content';
import type { ContentEditorScreenProps } from '@platform/ui/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { inShell } from '../shell/inShell.tsx';
import { contentPaths, edited, historyHref, hostile, theirs } from './fixtures.ts';

const saved = { status: 'saved', message: '', canRetry: false } as const;

const meta = {
  title: 'Content/Editor',
  component: ContentEditorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    content: edited,
    onChange: fn(),
    saveState: saved,
    onRetry: fn(),
    hasDraft: false,
    onDiscardDraft: fn(),
    theirs: null,
    onResolveConflict: fn(),
    isMerging: false,
    onMerged: fn(),
    contentsHref: contentPaths.contents,
    historyHref: historyHref('1'),
  },
  render: (args) => (
    <Page>
      <ContentEditorScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof ContentEditorScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const text = () => screen.findByRole('textbox', { name: 'Text' });
const lastBody = (args: Partial<ContentEditorScreenProps>) =>
  (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0]?.body() as string;

export const Default: Story = { parameters: atEveryWidth };

/** The toolbar stays below the page header, and each tool can be tapped. */
export const ToolbarStaysInReach: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { content: { ...edited, body: edited.body.repeat(4) } },
  decorators: [
    inShell({
      currentPath: contentPaths.contents,
      breadcrumb: [{ label: 'Content Studio', href: contentPaths.contents }, { label: 'Edit' }],
    }),
  ],
  play: async () => {
    const field = await text();
    const toolbar = screen.getByRole('toolbar', { name: 'Formatting' });
    const header = screen.getByRole('banner');
    window.scrollTo(0, field.getBoundingClientRect().top + 400);
    await waitFor(() => expect(field.getBoundingClientRect().top).toBeLessThan(0));
    await expect(toolbar.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      header.getBoundingClientRect().bottom,
    );
    for (const tool of within(toolbar).getAllByRole('button')) {
      const { left, top, width, height } = tool.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(tool.contains(hit)).toBe(true);
    }
  },
};

export const Saving: Story = {
  args: { saveState: { ...saved, status: 'saving' } },
  parameters: { hasPicture: true },
};

/** A text that cannot be saved is kept; Retry saves it. */
export const Failed: Story = {
  args: {
    saveState: {
      status: 'failed',
      message: 'Not saved. Your changes are kept here.',
      canRetry: true,
    },
  },
};

export const KeptDraft: Story = {
  args: { hasDraft: true, saveState: { ...saved, status: 'waiting' } },
};

export const Empty: Story = { args: { content: { ...edited, title: '', body: '', sources: [] } } };

/** W05: Scripts in a stored text never run; its words are shown. */
export const HostileContent: Story = {
  args: { content: { ...edited, title: 'W'.repeat(200), body: hostile } },
  play: async () => {
    const field = within(await text());
    await expect(field.getByText('Before')).toBeVisible();
    await expect(field.getByText('a good one')).toHaveAttribute('href');
    await expect(field.getByText(/bad link/).closest('a')).toBeNull();
    await expect('hacked' in window).toBe(false);
  },
};

/** The toolbar formats the selected text; it is one tab stop, and arrow keys move within it. */
export const Formats: Story = {
  args: { content: { ...edited, body: '<p>First words</p>' } },
  play: async ({ args }) => {
    const field = await text();
    await userEvent.click(within(field).getByText('First words'));
    await userEvent.keyboard('{Control>}a{/Control}');
    const bold = screen.getByRole('button', { name: 'Bold' });
    await userEvent.click(bold);
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
    await expect(lastBody(args)).toBe('<p><strong>First words</strong></p>');
    bold.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() =>
      expect(lastBody(args)).toBe('<blockquote><p><strong>First words</strong></p></blockquote>'),
    );
    await expect(field).toHaveFocus();
  },
};

/** The link dialog rejects a URL that is not allowed. */
export const SetsALink: Story = {
  args: { content: { ...edited, body: '<p>Hours</p>' } },
  play: async ({ args }) => {
    await userEvent.click(within(await text()).getByText('Hours'));
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(screen.getByRole('button', { name: 'Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    const address = dialog.getByLabelText('Address');
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Set link' }));
    await expect(await dialog.findByText(/^Enter a web address/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'northwind.example/hours{Enter}');
    await waitFor(() =>
      expect(lastBody(args)).toBe('<p><a href="https://northwind.example/hours">Hours</a></p>'),
    );
  },
};

/** A pasted spreadsheet becomes a table; a notice says that images were left out. */
export const PastesTablesAndPictures: Story = {
  args: { content: { ...edited, body: '<p></p>' } },
  play: async ({ args }) => {
    const field = await text();
    await userEvent.click(field);
    const paste = (markup: string, ...files: File[]) => {
      const clipboardData = new DataTransfer();
      if (markup !== '') clipboardData.setData('text/html', markup);
      for (const file of files) clipboardData.items.add(file);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    };
    paste('<table><tr><td style="font-weight:700">Plan</td><td>10</td></tr></table>');
    await waitFor(() =>
      expect(lastBody(args)).toContain(
        '<tr><td><p><strong>Plan</strong></p></td><td><p>10</p></td></tr>',
      ),
    );
    const imageNotice = () => screen.queryByText(/^Images were left out/);
    await expect(imageNotice()).toBeNull();
    paste('', new File(['x'], 'screenshot.png', { type: 'image/png' }));
    await waitFor(() => expect(imageNotice()).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(imageNotice()).toBeNull());
    paste('<img src="https://northwind.example/chart.png">');
    await waitFor(() => expect(imageNotice()).toBeVisible());
  },
};

/** The table menu inserts a table and changes its rows and columns; the focus returns to the text. */
export const ChangesATable: Story = {
  args: { content: { ...edited, body: '<p>Prices</p>' } },
  play: async ({ args }) => {
    const field = await text();
    await userEvent.click(within(field).getByText('Prices'));
    const menu = screen.getByRole('button', { name: 'Table' });
    const choose = async (name: string) => {
      await userEvent.click(menu);
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(field).toHaveFocus());
    };
    await choose('Insert table');
    await userEvent.keyboard('Plan{Tab}Price');
    await choose('Add row above');
    await choose('Delete column');
    await userEvent.click(within(field).getByText('Plan'));
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}Last');
    await waitFor(() =>
      expect(
        within(field)
          .getAllByRole('row')
          .map((row) => row.textContent),
      ).toEqual(['', 'Plan', '', '', 'Last']),
    );
    await expect(lastBody(args)).toContain('<td><p>Plan</p></td><td><p></p></td>');
    menu.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(7));
    await userEvent.keyboard('{Escape}{ArrowRight}');
    await expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
  },
};

/** Shows the text read-only, with its word count. */
export const Preview: Story = {
  play: async () => {
    await text();
    await userEvent.click(screen.getByRole('radio', { name: 'Preview' }));
    await expect(screen.getByRole('heading', { name: edited.title })).toBeVisible();
    await expect(await screen.findByText(/^\d+ words$/)).toBeVisible();
  },
};

/** Another user saved the content: both versions are shown, and the user chooses one. */
export const ChangedMeanwhile: Story = {
  args: { theirs, saveState: { ...saved, status: 'conflict' } },
  play: async ({ args }) => {
    const heading = await screen.findByRole('heading', {
      name: 'Amara Okafor saved this content in the meantime',
    });
    await expect(heading).toHaveFocus();
    const ownText = within(screen.getByRole('region', { name: 'Yours' }));
    await expect(ownText.getAllByRole('insertion')[0]).toHaveTextContent('by phone');
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onResolveConflict).toHaveBeenCalledWith('mine');
  },
};

/** The other version is shown next to the text while the user merges them. */
export const Merging: Story = { args: { theirs, isMerging: true } };
