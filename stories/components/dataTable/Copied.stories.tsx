import { CopyRowsButton, DataTable } from '@platform/ui';
import type { DataTableProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { Person } from '../people.ts';
import { personColumns } from '../personColumns.tsx';
import { inPage, teamTable } from './personTable.tsx';

const columns = personColumns(() => {}).map((column) =>
  column.id === 'email' ? { ...column, copyValue: ({ email }: Person) => email } : column,
);

function CopyableTable(props: DataTableProps<Person>) {
  const [value, onValueChange] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <CopyRowsButton rows={props.rows.filter(({ id }) => value.has(id))} columns={columns} />
      <DataTable
        {...props}
        isCopyable
        selection={{ value, onValueChange, rowLabel: ({ name }) => `Select ${name}` }}
      />
    </>
  );
}

const meta = {
  title: 'Components/DataTable copied rows',
  component: CopyableTable,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    ...teamTable,
    columns,
    status: 'ready',
  },
} satisfies Meta<typeof CopyableTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const copied = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);

/** Ctrl+C copies the focused row or all selected ones, in the order of the table. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = copied();
    canvas.getByRole('button', { name: 'Calls' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    // The code that copies loads with the table.
    await waitFor(async () => {
      await userEvent.keyboard('{Control>}c{/Control}');
      await expect(canvas.getByText('1 row copied')).toBeInTheDocument();
    });
    await expect(write).toHaveBeenLastCalledWith(
      'Amara Okafor\tperson.1@northwind.example\tEditor\t41',
    );
    await userEvent.keyboard('x{ArrowUp}x{Meta>}c{/Meta}');
    await expect(await canvas.findByText('2 rows copied')).toBeInTheDocument();
    await expect(write).toHaveBeenLastCalledWith(
      'Priya Nair\tperson.0@northwind.example\tAdmin\t64\r\n' +
        'Amara Okafor\tperson.1@northwind.example\tEditor\t41',
    );
  },
};

/** Text that the user selected is left to the browser. */
export const SelectedText: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = copied();
    canvas.getByRole('button', { name: 'Calls' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const words = canvas.getByRole('cell', { name: 'person.3@northwind.example' })
      .firstChild as Text;
    document.getSelection()?.setBaseAndExtent(words, 0, words, 6);
    await userEvent.keyboard('{Control>}c{/Control}');
    document.getSelection()?.removeAllRanges();
    await expect(write).not.toHaveBeenCalled();
  },
};

/** A refusal is announced instead. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    canvas.getByRole('button', { name: 'Calls' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => {
      await userEvent.keyboard('{Control>}c{/Control}');
      await expect(canvas.getByText('Not copied: the browser refused')).toBeInTheDocument();
    });
  },
};

/** The button copies the selected rows. */
export const ByButton: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = copied();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Chiara Ricci' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy rows' }));
    await waitFor(() =>
      expect(write).toHaveBeenLastCalledWith(
        'Chiara Ricci\tperson.5@northwind.example\tAdmin\t120',
      ),
    );
  },
};
