import { Page } from '@platform/ui';
import { VersionsScreen } from '@platform/ui/content';
import type { VersionsScreenProps } from '@platform/ui/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { refusedReads } from '../../.storybook/roles.ts';
import {
  contentHref,
  historyHref,
  oddVersions,
  restoredVersions,
  reformattedVersions,
  versions,
} from './fixtures.ts';
import { failed, loading, outdated, ready } from '../remotes.ts';

const message = 'This content was deleted. Its history stays, its text does not.';

const meta = {
  title: 'Content/Versions',
  component: VersionsScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<VersionsScreenProps>({ versions: message }),
  },
  args: {
    versions: ready(versions),
    older: null,
    newer: 3,
    onChoose: fn(),
    onRestore: fn(),
    isRestoring: false,
    restoreFailure: '',
    historyHref: historyHref('1'),
    editHref: contentHref('1'),
  },
  render: (args) => (
    <Page>
      <VersionsScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof VersionsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The mockup content-compare, of two versions. */
export const Default: Story = { parameters: atEveryWidth };

export const Loading: Story = { args: { versions: loading } };

export const Empty: Story = { args: { versions: ready([]) } };

/** The content item was deleted: nothing can be restored. */
export const Failed: Story = { args: { versions: failed(message) } };

export const NotRefreshed: Story = {
  args: { versions: outdated(versions.slice(0, 1), 'The service cannot be reached.') },
};

/** W06: another user saved first, and nothing was restored. */
export const RestoredElsewhere: Story = {
  args: {
    restoreFailure:
      'Someone else saved this content in the meantime, so nothing was restored. The newest version is shown now. Check it, then restore again.',
  },
};

/** Scripts in a version never run. */
export const HostileContent: Story = { args: { versions: ready(oddVersions), newer: 2 } };

/** Differences are marked visibly and for screen readers; the older version is restored. */
export const Restores: Story = {
  args: { older: 1 },
  play: async ({ args }) => {
    const older = within(await screen.findByRole('region', { name: 'Version 1' }));
    await expect(older.getAllByRole('deletion')[0]).toHaveTextContent('Call us');
    await userEvent.click(screen.getByRole('switch', { name: 'Word difference' }));
    await expect(older.queryAllByRole('deletion')).toHaveLength(0);
    await userEvent.click(older.getByRole('button', { name: 'Restore as new version' }));
    await expect(args.onRestore).toHaveBeenCalledWith(1);
    await expect(screen.getByText('This is the current version.')).toBeVisible();
  },
};

/** A difference of format alone is marked, and never shown as 100% alike. */
export const Reformatted: Story = {
  args: { versions: ready(reformattedVersions), newer: 2 },
  play: async () => {
    const newer = within(await screen.findByRole('region', { name: 'Version 2, current' }));
    const marked = newer.getAllByText((_text, element) => element?.localName === 'mark');
    await expect(marked.map((mark) => mark.textContent)).toEqual(['Why now', 'ten minutes', 'us']);
    await expect(screen.getByText(/^\d\d% alike$/)).toBeVisible();
    await expect(screen.queryByText('100% alike')).toBeNull();
    await expect(
      screen.getByText('The words are the same, but the formatting differs.'),
    ).toBeVisible();
    const select = screen.getByRole('combobox', { name: 'Newer version' });
    await expect(select).toHaveTextContent(/Version 2, current · \S+ \d\d:\d\d$/);
    const words = select.firstElementChild!;
    await expect(words.scrollWidth).toBe(words.clientWidth);
  },
};

/** A version that is already restored is the current one, so it cannot be restored again. */
export const RestoredAlready: Story = {
  args: { versions: ready(restoredVersions), older: 1, newer: 3 },
  play: async ({ args }) => {
    const older = within(await screen.findByRole('region', { name: 'Version 1' }));
    const restore = older.getByRole('button', { name: 'Restore as new version' });
    await expect(restore).toHaveAccessibleDescription('This is the current version.');
    await userEvent.click(restore);
    await expect(args.onRestore).not.toHaveBeenCalled();
  },
};
