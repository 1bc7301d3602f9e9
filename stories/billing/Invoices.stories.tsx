import type { Invoice } from '@platform/domain';
import { Badge, Button, defineSlots, Page } from '@platform/ui';
import { InvoicesScreen } from '@platform/ui/billing';
import type { InvoiceRow } from '@platform/ui/billing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { PagedInvoices } from './PagedInvoices.tsx';
import { firstPage, oddInvoices, paths } from './fixtures.ts';
import { invoicesRoleArgs } from './roleArgs.ts';
import { failed, loading, ready } from '../remotes.ts';

const meta = {
  title: 'Billing/Invoices',
  component: InvoicesScreen,
  parameters: { layout: 'fullscreen', roleArgs: invoicesRoleArgs },
  args: {
    paths,
    invoices: ready(firstPage),
    onPrevious: fn(),
    onNext: fn(),
    onSendEmails: fn(async () => []),
    onExport: fn(),
  },
  render: (args) => (
    <Page>
      <InvoicesScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof InvoicesScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

async function openMenu(canvas: HTMLElement, name: string): Promise<void> {
  await userEvent.click(within(canvas).getByRole('button', { name: `Actions for ${name}` }));
  await screen.findByRole('menu', { name: `Actions for ${name}` });
}

export const Default: Story = { parameters: atEveryWidth };

export const Content: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Invoice' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Select all' })).toBeVisible();
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads.slice(1)).toEqual([
      'No.',
      'Invoice Number',
      'Billing date',
      'Amount',
      'Plan',
      'Status',
      'Action',
    ]);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
    await expect(canvas.getByText('Page 1')).toBeVisible();
    await expect(canvas.getByText('10 per page')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

/** Five pages of ten invoices and a last one of seven. */
export const Pages: Story = {
  render: (args) => <PagedInvoices {...args} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    for (const number of [2, 3, 4, 5, 6]) {
      await userEvent.click(next);
      await expect(canvas.getByText(`Page ${number}`)).toBeVisible();
    }
    await expect(next).toBeDisabled();
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    await expect(canvas.getAllByRole('cell')[1]).toHaveTextContent('51');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByText('Page 5')).toBeVisible();
    await expect(canvas.getAllByRole('cell')[1]).toHaveTextContent('41');
  },
};

export const Loading: Story = {
  args: { invoices: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading invoices…')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
  },
};

export const LoadingNext: Story = {
  args: { invoices: ready({ ...firstPage, isLoadingNext: true }) },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: /Next/ });
    await expect(next).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(next);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const NextFailed: Story = {
  args: { invoices: ready({ ...firstPage, nextError: 'Failed to load invoices.' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load invoices.');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { invoices: ready({ invoices: [], page: 1, hasPrevious: false, hasNext: false }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No invoices found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
  },
};

const retry = fn();

export const LongContent: Story = {
  args: { invoices: ready({ ...firstPage, invoices: oddInvoices }) },
};

export const Failed: Story = {
  args: { invoices: failed('Failed to load invoices.', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load invoices.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** O09: external links open in a new tab without access to this one. */
export const RowMenu: Story = {
  parameters: {
    alsoIn: ['phone'],
    // The open menu covers part of the next row's button, which cannot be pressed in the meantime.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
  },
  play: async ({ canvasElement, globals }) => {
    await openMenu(canvasElement, 'INV-2024-0512');
    const items = screen.getAllByRole('menuitem');
    const texts = items.map((item) => item.textContent?.replace('opens in a new tab', ''));
    const byTouch = globals['viewport']?.value === 'phone' ? ['Copy INV-2024-0512'] : [];
    await expect(texts).toEqual(['Preview', 'Send email', 'Download', ...byTouch]);
    const [preview, , download] = items;
    for (const [item, href] of [
      [preview, 'https://billing.example/i/2'],
      [download, 'https://billing.example/i/2.pdf'],
    ] as const) {
      await expect(item).toHaveAttribute('href', href);
      await expect(item).toHaveAttribute('target', '_blank');
      await expect(item).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(item).toHaveAccessibleDescription('opens in a new tab');
    }
  },
};

let endSending: () => void = () => {};

/** Each invoice is emailed once at a time, however often the button is pressed. */
export const SendEmail: Story = {
  args: {
    onSendEmails: fn(
      () =>
        new Promise<string[]>((resolve) => {
          endSending = () => resolve([]);
        }),
    ),
  },
  play: async ({ args, canvasElement }) => {
    await openMenu(canvasElement, 'INV-2024-0512');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Send email' }));
    await expect(args.onSendEmails).toHaveBeenCalledWith([expect.objectContaining({ id: 'in_2' })]);

    await openMenu(canvasElement, 'INV-2024-0512');
    const sendAgain = screen.getByRole('menuitem', { name: 'Send email' });
    await expect(sendAgain).toHaveAccessibleDescription('This invoice is being sent');
    await userEvent.click(sendAgain);
    await expect(args.onSendEmails).toHaveBeenCalledOnce();

    endSending();
    await waitFor(() => expect(sendAgain).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(sendAgain);
    await expect(args.onSendEmails).toHaveBeenCalledTimes(2);
    endSending();
  },
};

/** Several invoices are emailed or exported at once; those that failed stay selected. */
export const SelectedRows: Story = {
  args: {
    onSendEmails: fn(async (invoices: readonly Invoice[]) =>
      invoices.filter(({ id }) => id === 'in_2').map(({ key }) => key),
    ),
  },
  play: async ({ args, canvas }) => {
    const box = (name: string) => canvas.findByRole('checkbox', { name: `Select ${name}` });
    await userEvent.click(await box('INV-2024-0512'));
    await userEvent.click(await box('INV-2024-0412'));
    const bar = within(await canvas.findByRole('toolbar', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Export CSV' }));
    const [exported] = (args.onExport as ReturnType<typeof fn>).mock.calls[0] ?? [];
    const numbers = (exported as typeof firstPage.invoices).map(({ number }) => number);
    await expect(numbers).toEqual(['INV-2024-0512', 'INV-2024-0412']);
    await userEvent.click(bar.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(canvas.getAllByText('1 selected')[0]).toBeVisible());
    await expect(args.onSendEmails).toHaveBeenCalledOnce();
    await expect(await box('INV-2024-0512')).toBeChecked();
    await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
  },
};

/** O09: an unsafe URL is not linked, and the menu item says so. */
export const UnsafeAddresses: Story = {
  parameters: { alsoIn: ['phone'] },
  args: {
    invoices: ready({
      invoices: oddInvoices,
      page: 1,
      hasPrevious: false,
      hasNext: false,
    }),
  },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 'INV-2024-0312');
    const preview = screen.getByRole('menuitem', { name: 'Preview' });
    await expect(preview).toHaveAttribute('aria-disabled', 'true');
    await expect(preview).toHaveAccessibleDescription(
      'This invoice has no page that can be opened safely',
    );
    await expect(preview).not.toHaveAttribute('href');
    await expect(screen.getByRole('menuitem', { name: 'Download' })).toHaveAccessibleDescription(
      'This invoice has no file that can be downloaded safely',
    );
    await userEvent.keyboard('{Escape}');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

const onRemind = fn();

/** Custom parts, as in every list screen. */
export const CustomParts: Story = {
  args: {
    slots: defineSlots<InvoiceRow>({
      columns: (own) => [
        ...own.filter(({ id }) => id !== 'plan' && id !== 'action'),
        {
          id: 'berth',
          header: 'Berth',
          kind: 'choice',
          cell: ({ rowNumber }) => <Badge tone="accent">B{rowNumber}</Badge>,
        },
        ...own.filter(({ id }) => id === 'action'),
      ],
      rowActions: (row) => [
        { id: 'remind', label: 'Remind Skipper', onSelect: () => onRemind(row.number) },
      ],
      headerActions: [{ id: 'harbour.fees', label: 'Harbour Fees', href: '/fees' }],
      bulkActions: ({ selected, clear }) => (
        <Button
          onClick={() => {
            onRemind(selected().length);
            clear();
          }}
        >
          Remind Skippers
        </Button>
      ),
      pageSize: 25,
    }),
  },
  parameters: atEveryWidth,
};

export const CustomPartsWork: Story = {
  args: CustomParts.args ?? {},
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('25 per page')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harbour Fees' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Plan' })).toBeNull();
    const [first] = firstPage.invoices;
    const name = first?.number ?? '';
    await openMenu(canvasElement, name);
    await expect(screen.getByRole('menuitem', { name: /Download/ })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remind Skipper' }));
    await waitFor(() => expect(onRemind).toHaveBeenCalledWith(name));
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remind Skippers' }));
    await expect(onRemind).toHaveBeenCalledWith(1);
  },
};
