import {
  BotsArt,
  BrandMark,
  ComingArt,
  EmptyArt,
  ErrorArt,
  NoResultsArt,
  NotFoundArt,
  SignInArt,
} from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = { title: 'Foundations/Illustration' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = {
  render: () => (
    <>
      <BrandMark /> <BrandMark size="large" tone="inverse" />
    </>
  ),
};
export const Bots: Story = { render: () => <BotsArt /> };
export const Coming: Story = { render: () => <ComingArt /> };
export const Empty: Story = { render: () => <EmptyArt /> };
export const Broken: Story = { render: () => <ErrorArt /> };
export const NoResults: Story = { render: () => <NoResultsArt /> };
export const NotFound: Story = { render: () => <NotFoundArt /> };
export const SignIn: Story = {
  render: () => <SignInArt />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeInTheDocument());
  },
};
