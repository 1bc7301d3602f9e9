import { Button, EmptyArt, EmptyState, NoResultsArt } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: { title: 'No team members found', description: 'Try another name or email.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { illustration: <EmptyArt /> } };

export const NoResults: Story = {
  args: { illustration: <NoResultsArt />, actions: <Button>Clear search</Button> },
};

export const WordsOnly: Story = { args: { description: undefined } };
