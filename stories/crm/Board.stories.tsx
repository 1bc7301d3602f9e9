import { LeadsScreen } from '@platform/ui/crm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import leadsMeta from './Leads.stories.tsx';
import { StatefulLeads } from './Stateful.tsx';
import { readyList } from './fixtures.ts';
import { elena } from './contactFixtures.ts';
import { leads as datedLeads } from './leadFixtures.ts';
import { crmRoleArgs } from './roleArgs.ts';
import { failed, loading } from '../remotes.ts';

const noon = new Date().setHours(12, 0, 0, 0);

/** A fixed day, because cards show their age. */
const leads = datedLeads.map((lead, index) => ({
  ...lead,
  createdAt: new Date(noon - (index + 1) * 86_400_000),
}));

const meta = {
  title: 'CRM/Board',
  component: LeadsScreen,
  parameters: { layout: 'fullscreen', roleArgs: crmRoleArgs },
  args: {
    ...leadsMeta.args,
    state: { ...leadsMeta.args.state, leads: readyList(leads), view: 'board' },
    actions: { ...leadsMeta.args.actions, onMoveLead: fn() },
  },
  render: (args) => (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh' }}>
      <StatefulLeads {...args} />
    </div>
  ),
} satisfies Meta<typeof LeadsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const lane = (name: RegExp) => screen.findByRole('region', { name });

async function handle(name: string): Promise<HTMLElement> {
  return screen.findByRole('button', { name: `Move ${name}` });
}

export const Default: Story = { parameters: atEveryWidth };

export const OpenFoldedLane: Story = {
  play: async () => {
    for (const name of [/^New, 1 lead$/, /^Contacted, 1/, /^Qualified, 1/, /^Closed Won, 1/]) {
      await expect(await lane(name)).toBeVisible();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Show Closed Won' }));
    await expect(await handle('Giulia Conti')).toBeInTheDocument();
  },
};

/** A click on a card opens its contact, like its name. */
export const OpensCards: Story = {
  play: async () => {
    const link = screen.getAllByRole('link', { name: 'Elena Petrova' })[0] as HTMLElement;
    const pressed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', pressed);
    const card = link.closest('article') as HTMLElement;
    await userEvent.click(card.querySelector('p') as HTMLElement);
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(link).toHaveFocus();
    await userEvent.click(within(card).getByRole('button', { name: /^Actions/ }));
    await expect(pressed).toHaveBeenCalledOnce();
  },
};

/** Space lifts and drops, arrows move; each step is announced, and the focus follows. */
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
    await expect(args.actions.onMoveLead).toHaveBeenLastCalledWith(leads[0], 'Closed Won');
    await lane(/^Closed Won, 2/);
    await waitFor(async () => expect(await handle('Elena Petrova')).toHaveFocus());
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    (await handle('Elena Petrova')).focus();
    await userEvent.keyboard(' {ArrowLeft}{Escape}');
    await screen.findByText('Elena Petrova stays in Qualified.');
    await expect(args.actions.onMoveLead).not.toHaveBeenCalled();
    await expect(await handle('Elena Petrova')).toHaveFocus();
  },
};

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
    await waitFor(() =>
      expect(args.actions.onMoveLead).toHaveBeenLastCalledWith(leads[1], 'Contacted'),
    );
  },
};

const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };

async function pickUp(card: HTMLElement): Promise<void> {
  await fireEvent.pointerDown(card, { ...pointer, clientX: 0, clientY: 0 });
  await fireEvent.pointerMove(window, { ...pointer, clientX: 20, clientY: 20 });
}

const cardOf = async (name: string) => (await handle(name)).closest('article') as HTMLElement;

/** The dropped card has the focus; the slot it left differs from the slot it takes. */
export const DroppedByPointer: Story = {
  play: async ({ args }) => {
    await pickUp(await cardOf('Marcus Bell'));
    await screen.findByText('Marcus Bell picked up from New.');
    const sourceLane = (await cardOf('Marcus Bell')).parentElement as HTMLElement;
    const { x, y } = (await lane(/^Proposal/)).getBoundingClientRect();
    const targetPosition = { ...pointer, clientX: x + 60, clientY: y + 60 };
    await fireEvent.pointerMove(window, targetPosition);
    await screen.findByText('Proposal, 4 of 7');
    const targetSlot = (await lane(/^Proposal/)).querySelector('[data-slot]') as HTMLElement;
    await expect(getComputedStyle(sourceLane).outlineStyle).toBe('dashed');
    await expect(getComputedStyle(targetSlot).outlineStyle).toBe('solid');

    await fireEvent.pointerUp(window, targetPosition);

    await waitFor(() =>
      expect(args.actions.onMoveLead).toHaveBeenLastCalledWith(leads[1], 'Proposal'),
    );
    await waitFor(async () => expect(await handle('Marcus Bell')).toHaveFocus());
  },
};

/** A card held at the edge scrolls the board without moving the pointer. */
export const HeldAtEdge: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const board = await lane(/^Leads by status$/);
    await expect(board.scrollWidth).toBeGreaterThan(board.clientWidth);
    await pickUp(await cardOf('Marcus Bell'));
    const { right, top } = board.getBoundingClientRect();

    await fireEvent.pointerMove(window, { ...pointer, clientX: right - 8, clientY: top + 80 });

    await screen.findByText('Closed Lost, 7 of 7', {}, { timeout: 10_000 });
    await expect(board.scrollLeft).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await screen.findByText('Marcus Bell stays in New.');
  },
};

/** Dragging lifts the card, and Escape cancels. */
export const ByPointer: Story = {
  play: async ({ args }) => {
    await pickUp(await cardOf('Marcus Bell'));
    await screen.findByText('Marcus Bell picked up from New.');
    await userEvent.keyboard('{Escape}');
    await screen.findByText('Marcus Bell stays in New.');
    await expect(args.actions.onMoveLead).not.toHaveBeenCalled();
  },
};

/** Adding from a lane selects its status. */
export const AddToLane: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a lead to Proposal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Lead' }));
    await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Proposal');
  },
};

/** D05: a long lane renders only a part of its cards. */
export const Long: Story = {
  args: {
    state: {
      ...meta.args.state,
      leads: readyList(
        Array.from({ length: 120 }, (_, index) => ({
          ...leads[1],
          key: `n-${index}`,
        })) as typeof leads,
      ),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '95 more' }));
    await screen.findByRole('button', { name: '70 more' });
  },
};

/** A long lane scrolls by itself: its header, its footer and the page do not move. */
export const ScrollsByLane: Story = {
  args: Long.args ?? {},
  play: async () => {
    const long = await lane(/^New, 120 leads/);
    const last = (await within(long).findAllByRole('article')).at(-1) as HTMLElement;
    last.scrollIntoView();
    await expect(within(long).getByRole('heading', { level: 3 })).toBeVisible();
    const { bottom } = long.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(bottom).toBeGreaterThan(window.innerHeight - 80);
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    await expect(long.querySelector('header')?.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

/** A name has the full width of its card; on hover the actions cover its end. */
export const LongNames: Story = {
  args: {
    state: {
      ...meta.args.state,
      contacts: readyList([{ ...elena, name: 'Alexandrina Konstantinopolitanska' }]),
    },
  },
  play: async () => {
    const card = await cardOf('Alexandrina Konstantinopolitanska');
    const name = within(card).getByRole('heading').getBoundingClientRect();
    const inside = card.clientWidth - 24;
    await expect(name.width).toBeGreaterThan(inside - 4);
  },
};

/** An unknown status has its own lane; a long one is truncated. */
export const Odd: Story = {
  args: {
    state: {
      ...meta.args.state,
      leads: readyList([
        { ...leads[0], statusText: 'Dormant', contactId: 'c-gone' },
        { ...leads[1], statusText: 'Waits for the purchasing department to come back to us' },
      ] as typeof leads),
    },
  },
  play: async () => {
    await expect(await lane(/^Dormant, 1/)).toBeVisible();
    const long = within(await lane(/^Waits for the purchasing/)).getByText(/^Waits/);
    await expect(long.scrollWidth).toBeGreaterThan(long.clientWidth);
    await expect(long).toHaveStyle({ textOverflow: 'ellipsis' });
  },
};

export const Loading: Story = {
  args: { state: { ...meta.args.state, leads: loading, contacts: loading } },
};

export const Failed: Story = {
  args: { state: { ...meta.args.state, leads: failed('Leads could not be loaded.', fn()) } },
};

export const Empty: Story = { args: { state: { ...meta.args.state, leads: readyList([]) } } };
