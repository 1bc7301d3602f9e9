import { RemoteContent } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failed, loading, outdated, ready } from '../remotes.ts';

const retry = fn();

const orders = (names: readonly string[]) =>
  names.length === 0 ? (
    <p>No orders yet</p>
  ) : (
    <ul>
      {names.map((name) => (
        <li key={name} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </li>
      ))}
    </ul>
  );

const meta = {
  title: 'Patterns/RemoteContent',
  tags: ['autodocs'],
  component: RemoteContent<readonly string[]>,
  args: {
    source: ready(['Order 4711', 'Order 4712']),
    loadingText: 'Loading orders…',
    children: orders,
  },
} satisfies Meta<typeof RemoteContent<readonly string[]>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Loading: Story = {
  args: { source: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading orders…');
  },
};

export const Empty: Story = {
  args: { source: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders yet')).toBeVisible();
  },
};

/** The error is announced and has Retry. */
export const Failed: Story = {
  args: { source: failed('The orders could not be loaded.', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The orders could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Data loaded earlier stays below the error. */
export const RefreshFailed: Story = {
  args: { source: outdated(['Order 4711'], 'The orders could not be loaded.', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The orders could not be loaded.');
    await expect(canvas.getByText('Order 4711')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

const handleRetry = fn();

export const Unavailable: Story = {
  args: { source: { status: 'unavailable', retry: handleRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something Amazing Is Coming')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(handleRetry).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    source: outdated(
      ['Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellung '.repeat(4)],
      'https://orders.northwind.example/v1/orders?tenant=northwind-traders-international',
      retry,
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
