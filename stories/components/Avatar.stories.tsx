import { Avatar } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from './layout.tsx';

const meta = {
  title: 'Components/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Priya Nair', id: '7' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"%3E%3Crect width="34" height="34" fill="%233269f0"/%3E%3C/svg%3E';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PN')).toBeVisible();
  },
};

export const Tints: Story = {
  render: () => (
    <Row>
      {['Priya Nair', 'Amara Okafor', 'Дмитрий Соколов', 'Lucía Fernández', 'Jonas Weber'].map(
        (name, index) => (
          <Avatar key={name} name={name} id={`${index}`} />
        ),
      )}
      <Avatar name="Priya Nair" id="0" size="small" />
      <Avatar name="noor.haddad@northwind.example" isPending />
      <Avatar name="Priya Nair" src={picture} />
    </Row>
  ),
};

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    await expect(canvas.getByText('PN')).toBeVisible();
  },
};

export const EmailOnly: Story = {
  args: { name: 'noor.haddad@northwind.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NH')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { name: 'Maximiliane von und zu Hohenlohe-Waldenburg-Schillingsfürst' },
};
