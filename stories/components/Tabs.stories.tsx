import { Button, Tabs } from '@platform/ui';
import type { TabsProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const plain = [
  { value: 'all', label: 'All', count: 6 },
  { value: 'connected', label: 'Connected', count: 2 },
  { value: 'action', label: 'Action Required', count: 1 },
  { value: 'none', label: 'Not Connected', count: 3 },
];

function TabsWithPanels(props: TabsProps) {
  return (
    <Tabs {...props}>
      {props.items.map((item) => (
        <Tabs.Panel key={item.value} value={item.value}>
          <p>Panel of {item.label}</p>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

const meta = {
  title: 'Components/Tabs',
  tags: ['autodocs'],
  component: TabsWithPanels,
  args: { label: 'Sections', items: plain, defaultValue: 'all', onValueChange: fn() },
} satisfies Meta<typeof TabsWithPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpenTab: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'All 6' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Connected 2' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('connected');
    await expect(canvas.getByRole('tabpanel', { name: 'Connected 2' })).toHaveTextContent(
      'Panel of Connected',
    );
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'All 6' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Connected 2' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Not Connected 3' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'All 6' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Panel of Not Connected');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const Touch: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ paddingBlockStart: 40 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Connected 2' });
    const { left, bottom } = tab.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, bottom - 43)).toBe(tab);
  },
};

export const Links: Story = {
  render: (args) => <Tabs {...args} />,
  args: {
    label: 'Billing',
    defaultValue: 'plans',
    items: [
      { value: 'overview', label: 'Overview', href: '#overview' },
      { value: 'plans', label: 'Payment Plans', href: '#plans' },
      { value: 'invoices', label: 'Invoice', href: '#invoices' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Billing' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Payment Plans' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const KeepsTheActiveTabInView: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { defaultValue: 'none' },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Not Connected 3' });
    // After the new tab is rendered.
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Longer labels, such as those of a language that loads late, keep the active tab in view. */
export const LongerLabelsKeepTheActiveTabInView: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: function LongerWords(args) {
    const [isLong, setLong] = useState(false);
    const items = args.items.map((item) =>
      isLong ? { ...item, label: `${item.label} again` } : item,
    );
    return (
      <>
        <Tabs {...args} items={items} defaultValue={items.at(-1)?.value ?? ''} />
        <Button onClick={() => setLong(true)}>Longer words</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getAllByRole('tab').at(-1) as HTMLElement;
    const isInView = () =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await waitFor(isInView);
    await userEvent.click(canvas.getByRole('button', { name: 'Longer words' }));
    await expect(last).toHaveTextContent('again');
    await waitFor(isInView);
  },
};
