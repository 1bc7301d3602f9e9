import { Button, DataTable } from '@platform/ui';
import type { DataTableProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { atEveryWidth, inForcedColours } from '../../../.storybook/modes.ts';
import { manyPeople } from '../people.ts';
import type { Person } from '../people.ts';
import { personColumns } from '../personColumns.tsx';
import { inPage, PersonTable, teamTable } from './personTable.tsx';

const onValueChange = fn<(value: ReadonlySet<string>) => void>();

const details = {
  content: ({ name, role }: Person) => (
    <>
      <p>
        {name} joined as {role} and answers calls from Monday to Friday.
      </p>
      <Button size="small">Show calls</Button>
    </>
  ),
  rowLabel: ({ name }: Person) => `Details of ${name}`,
};

const meta = {
  title: 'Components/DataTable details',
  component: PersonTable,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    ...teamTable,
    columns: personColumns(() => {}),

    expansion: details,
  },
  beforeEach: () => {
    onValueChange.mockClear();
  },
} satisfies Meta<typeof PersonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'desktop', isRotated: false } };

/** Any number of rows may be open; a press toggles one. */
export const Expanded: Story = {
  globals: wide,
  parameters: { ...atEveryWidth, ...inForcedColours },
  args: { expansion: { ...details, defaultValue: new Set(['person-1']) } },
  play: async ({ canvas, userEvent }) => {
    const closed = await canvas.findByRole('button', { name: 'Details of Priya Nair' });
    await expect(closed).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(closed);
    await expect(closed).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Priya Nair joined/)).toBeVisible();
    const open = canvas.getByRole('button', { name: 'Details of Amara Okafor' });
    await userEvent.click(closed);
    await expect(canvas.queryByText(/Priya Nair joined/)).toBeNull();
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    closed.blur();
  },
};

const focusedName = () => document.activeElement?.querySelector('[data-lead-title]')?.textContent;

/** Alt with an arrow opens or closes, Enter toggles; Tab moves into the details. */
export const ByKeyboard: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Details of Priya Nair' });
    canvas.getByRole('button', { name: 'Calls' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(await canvas.findByText(/Priya Nair joined/)).toBeVisible();
    await expect(focusedName()).toContain('Priya Nair');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show calls' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}');
    // Arrow keys skip the details.
    await expect(focusedName()).toBe('Amara Okafor');
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await expect(canvas.getByText(/Amara Okafor joined/)).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.queryByText(/Priya Nair joined/)).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Details of Priya Nair' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/Priya Nair joined/)).toBeVisible();
  },
};

function SelectableTable(props: DataTableProps<Person>) {
  const [value, setValue] = useState<ReadonlySet<string>>(new Set(['person-3']));
  return (
    <DataTable
      {...props}
      selection={{ value, onValueChange: setValue, rowLabel: ({ name }) => `Select ${name}` }}
    />
  );
}

/** With checkboxes; one row has no details. */
export const WithSelection: Story = {
  globals: wide,
  parameters: atEveryWidth,
  args: {
    expansion: {
      ...details,
      defaultValue: new Set(['person-0']),
      canExpand: ({ status }: Person) => status !== 'Inactive',
    },
  },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Details of Chiara Ricci' });
    await expect(canvas.queryByRole('button', { name: 'Details of Jonas Weber' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Select Jonas Weber' })).toBeInTheDocument();
  },
};

/** Details may have any height among virtual rows, and keep the focus while scrolled away. */
export const AmongAThousand: Story = {
  globals: wide,
  args: {
    rows: manyPeople(1000),
    expansion: { ...details, defaultValue: new Set(['person-0', 'person-2']) },
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid');
    await waitFor(() => expect(table.offsetHeight).toBeGreaterThan(40_000));
    const rows = within(table).getAllByRole('row');
    await expect(rows[2]?.textContent).toContain('joined');
    const [inside] = canvas.getAllByRole('button', { name: 'Show calls' });
    inside?.focus();
    window.scrollTo(0, 20_000);
    await waitFor(() => expect(canvas.queryByText('person.8@northwind.example')).toBeNull());
    await expect(inside).toHaveFocus();
  },
};

/** Ids of rows that no longer exist have no effect, and stay as the caller passed them. */
export const UnknownIds: Story = {
  globals: wide,
  args: { expansion: { ...details, value: new Set(['deleted', 'person-0']), onValueChange } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of Priya Nair' }));
    await expect(onValueChange).toHaveBeenLastCalledWith(new Set(['deleted']));
    // Controlled, so the row stays open until the caller closes it.
    await expect(canvas.getByText(/Priya Nair joined/)).toBeVisible();
  },
};
