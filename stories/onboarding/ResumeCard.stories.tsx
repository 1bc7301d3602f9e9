import { IntroPlaceholder } from '@platform/ui/dashboard';
import { ResumeCard } from '@platform/ui/onboarding';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';

const meta = {
  title: 'Onboarding/Resume card',
  component: ResumeCard,
  parameters: { layout: 'padded' },
  args: { done: 3, total: 6, href: '/onboarding', onHide: fn() },
} satisfies Meta<typeof ResumeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: ['phone'] } };

export const Hidden: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('region', { name: 'Continue with your first steps' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Resume' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};

/** Takes the card's room while its steps load. */
export const Placeholder: Story = {
  parameters: { alsoIn: ['phone'] },
  render: (args) => (
    <>
      <div data-testid="placeholder">
        <IntroPlaceholder />
      </div>
      <div data-testid="card">
        <ResumeCard {...args} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const heightOf = (id: string) => within(canvasElement).getByTestId(id).offsetHeight;
    await expect(heightOf('placeholder')).toBe(heightOf('card'));
  },
};
