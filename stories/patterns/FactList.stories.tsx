import { Badge, FactList } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Patterns/FactList',
  tags: ['autodocs'],
  component: FactList,
  args: {
    facts: [
      { label: 'Email', value: 'elena@petrova.example' },
      { label: 'Company', value: 'Petrova Design' },
      { label: 'Status', value: <Badge tone="success">Active</Badge> },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Email',
      'Company',
      'Status',
    ]);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('elena@petrova.example');
  },
};

export const Small: Story = { args: { size: 'small' } };

/** Unknown facts are omitted with their labels. */
export const Empty: Story = {
  args: {
    facts: [
      { label: 'Email', value: ' ' },
      { label: 'Company', value: null },
      { label: 'Calls', value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Calls']);
  },
};

export const LongContent: Story = {
  args: {
    facts: [
      { label: 'Zustimmung zur Kontaktaufnahme', value: 'Sprache und SMS' },
      { label: 'Notes', value: 'First line\nSecond line\n' + 'unbrokenword'.repeat(20) },
      { label: 'Name', value: 'إلينا بيتروفا' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
