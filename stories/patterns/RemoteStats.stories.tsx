import { RemoteStats } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failed, loading, ready } from '../remotes.ts';

const retry = fn();
const source = ready(null);

const meta = {
  title: 'Patterns/RemoteStats',
  tags: ['autodocs'],
  component: RemoteStats,
  args: {
    label: 'Order figures',
    stats: [
      { id: 'all', label: 'Orders', figure: '128', caption: '12 this month', source },
      { id: 'open', label: 'Open', figure: '9', caption: null, source },
      { id: 'late', label: 'Late', figure: '2', caption: null, source },
      { id: 'value', label: 'Value', figure: '1,204', caption: null, source },
    ],
  },
} satisfies Meta<typeof RemoteStats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('list', { name: 'Order figures' }));
    await expect(strip.getAllByRole('listitem')).toHaveLength(4);
    await expect(strip.getByText('128')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    stats: [{ id: 'all', label: 'Orders', figure: '–', source: loading }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByText('–')).toBeNull();
  },
};

export const Empty: Story = {
  args: { stats: [{ id: 'all', label: 'Orders', figure: '0', source }] },
};

/** One figure fails without affecting the others. */
export const Failed: Story = {
  args: {
    stats: [
      { id: 'all', label: 'Orders', figure: '128', source },
      {
        id: 'open',
        label: 'Open',
        figure: '–',
        source: failed('The orders could not be loaded.', retry),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('128')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    stats: [
      {
        id: 'all',
        label: 'Bestellungen, deren Lieferung bestätigt wurde',
        figure: '123,456,789,012',
        caption: 'davon 98.765.432 in diesem Monat und noch mehr im nächsten',
        source,
      },
      { id: 'open', label: 'Open', figure: '9', caption: null, source },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
