import { CallFollowUp } from '@platform/ui/crm';
import type { CallFollowUpProps } from '@platform/ui/crm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';

const meta = {
  title: 'CRM/Call follow-up',
  component: CallFollowUp,
  args: {
    contact: { name: 'Elena Petrova', href: '#elena' },
    status: 'Contacted',
    nextDate: '2024-07-02',
    minDate: '2024-06-18',
    onChooseContact: fn(),
    onStatusChange: fn(),
    onNextDateChange: fn(),
  } as CallFollowUpProps,
} satisfies Meta<typeof CallFollowUp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: atEveryWidth };

/** Each part is reached by one key, one after the other. */
export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('s');
    await screen.findByRole('menu');
    await expect(screen.getByRole('menuitemradio', { name: 'Contacted' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Qualified' }));
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('Qualified');

    await userEvent.keyboard('d');
    const dialog = within(await screen.findByRole('dialog', { name: 'Next date' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear date' }));
    await expect(args.onNextDateChange).toHaveBeenLastCalledWith('');

    const onOpen = fn((event: Event) => event.preventDefault());
    canvas.getByRole('link', { name: 'Contact, Elena Petrova' }).addEventListener('click', onOpen);
    await userEvent.keyboard('c');
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};

/** A day before `minDate` cannot be chosen. */
export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lead status, Contacted' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Contacted' }));
    await expect(args.onStatusChange).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Next date, 02/07/24' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Next date' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Wednesday, 3 July 2024' }));
    await expect(args.onNextDateChange).toHaveBeenLastCalledWith('2024-07-03');
  },
};

/** Without a contact, its choice is the way to status and date. */
export const UnknownContact: Story = {
  args: { contact: null, status: '', nextDate: '', disabledReason: 'Select contact' },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('s');
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('c');
    await expect(args.onChooseContact).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Select contact' }));
    await expect(args.onChooseContact).toHaveBeenCalledTimes(2);
  },
};

/** An unknown status and an invalid date of the server; a long name. */
export const OddValues: Story = {
  args: {
    contact: { name: '<b>Maximilian</b> Freiherr von und zu Hohenstein-Wittgenstein', href: '#m' },
    status: 'abducted',
    nextDate: 'soon',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Lead status, abducted' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next date, No date' })).toBeVisible();
  },
};

export const NoLead: Story = { args: { status: '', nextDate: '' } };

export const Loading: Story = { args: { contact: null, isLoading: true } };
