import { LeadsScreen } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import leadsMeta from './Leads.stories.tsx';
import { StatefulLeads } from './Stateful.tsx';
import { ready } from './fixtures.ts';
import { leads } from './leadFixtures.ts';

const meta = {
  title: 'CRM/Board',
  component: LeadsScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...leadsMeta.args, view: 'board', onMoveLead: fn() },
  render: (args) => <StatefulLeads {...args} />,
} satisfies Meta<typeof LeadsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const lane = (name: RegExp) => screen.findByRole('region', { name });

async function handle(name: string): Promise<HTMLElement> {
  return screen.findByRole('button', { name: `Move ${name}` });
}

/** The mockup leads-board. */
export const Default: Story = {
  play: async () => {
    for (const name of [/^New, 1 lead$/, /^Contacted, 1/, /^Qualified, 1/, /^Closed Won, 1/]) {
      await expect(await lane(name)).toBeVisible();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Show Closed Won' }));
    await expect(await handle('Giulia Conti')).toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Space lifts, arrows move, Space drops; each step is told, and the focus goes along. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    (await handle('Elena Petrova')).focus();
    await userEvent.keyboard(' ');
    await screen.findByText('Elena Petrova picked up from Qualified.');
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText('Proposal, 4 of 7');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await screen.findByText('Closed Won, 6 of 7');
    await userEvent.keyboard(' ');
    await screen.findByText('Elena Petrova dropped in Closed Won.');
    await expect(args.onMoveLead).toHaveBeenLastCalledWith(leads[0], 'Closed Won');
    await lane(/^Closed Won, 2/);
    await waitFor(async () => expect(await handle('Elena Petrova')).toHaveFocus());
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    (await handle('Elena Petrova')).focus();
    await userEvent.keyboard(' {ArrowLeft}{Escape}');
    await screen.findByText('Elena Petrova stays in Qualified.');
    await expect(args.onMoveLead).not.toHaveBeenCalled();
    await expect(await handle('Elena Petrova')).toHaveFocus();
  },
};

/** A lifted card, as it looks. */
export const Lifted: Story = {
  play: async () => {
    (await handle('Marcus Bell')).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await screen.findByText('Contacted, 2 of 7');
  },
};

export const ByMenu: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Marcus Bell' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Contacted' }));
    await waitFor(() => expect(args.onMoveLead).toHaveBeenLastCalledWith(leads[1], 'Contacted'));
  },
};

/** A press that moves lifts the card, and Escape gives it back. Where it lands is for a real mouse. */
export const ByPointer: Story = {
  play: async ({ args }) => {
    const card = (await handle('Marcus Bell')).closest('article') as HTMLElement;
    const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };
    await fireEvent.pointerDown(card, { ...pointer, clientX: 0, clientY: 0 });
    await fireEvent.pointerMove(window, { ...pointer, clientX: 20, clientY: 20 });
    await screen.findByText('Marcus Bell picked up from New.');
    await userEvent.keyboard('{Escape}');
    await screen.findByText('Marcus Bell stays in New.');
    await expect(args.onMoveLead).not.toHaveBeenCalled();
  },
};

/** Adding from a lane starts with its status. */
export const AddToLane: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a lead to Proposal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Lead' }));
    await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Proposal');
  },
};

/** D05: a long lane draws a part of itself. */
export const Long: Story = {
  args: {
    leads: ready(
      Array.from({ length: 120 }, (_, index) => ({
        ...leads[1],
        id: `n-${index}`,
      })) as typeof leads,
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '95 more' }));
    await screen.findByRole('button', { name: '70 more' });
  },
};

/** A status nobody knows has a lane of its own; a long one ends in an ellipsis. */
export const Odd: Story = {
  args: {
    leads: ready([
      { ...leads[0], status: 'Dormant', contactId: 'c-gone' },
      { ...leads[1], status: 'Waits for the purchasing department to come back to us' },
    ] as typeof leads),
  },
  play: async () => {
    await expect(await lane(/^Dormant, 1/)).toBeVisible();
    const long = within(await lane(/^Waits for the purchasing/)).getByText(/^Waits/);
    await expect(long.scrollWidth).toBeGreaterThan(long.clientWidth);
    await expect(long).toHaveStyle({ textOverflow: 'ellipsis' });
  },
};
