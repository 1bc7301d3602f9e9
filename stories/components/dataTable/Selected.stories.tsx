import { useSelection, useTableSelection } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { people } from '../people.ts';
import type { Person } from '../people.ts';
import { inPage, PersonTable, teamTable } from './personTable.tsx';

const idOf = ({ id }: Person) => id;
const nameOf = ({ name }: Person) => name;

/** A table with its selection, without a `ListPage` around it. */
function SelectableTable() {
  const selection = useSelection(people, idOf);
  const forTable = useTableSelection(selection, nameOf, { revealOnHover: false });
  return (
    <>
      <output>{selection.value.size} selected</output>
      <PersonTable
        {...teamTable}
        columns={[{ id: 'name', header: 'Name', cell: nameOf }]}
        selection={forTable}
      />
    </>
  );
}

const meta = {
  title: 'Components/DataTable selection',
  component: SelectableTable,
  decorators: [inPage],
} satisfies Meta<typeof SelectableTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `useTableSelection` names the checkboxes in the provider's language. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Priya Nair' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getByText(`${people.length} selected`)).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: 'Priya Nair auswählen' }),
    ).toBeVisible();
  },
};
