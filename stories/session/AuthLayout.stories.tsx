import { PlatformProvider, createBrand } from '@platform/ui';
import { AuthLayout, OfflineNotice, SessionNotice, SignInScreen } from '@platform/ui/session';
import { LanguageControl } from '@platform/ui/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';

const meta = {
  title: 'Session/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    languageControl: <LanguageControl />,
    registerHref: '/auth/register',
    children: <SignInScreen step="email" onSubmit={fn()} onGoogle={fn()} onBack={fn()} />,
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: [] } };

/** Two notices have space between each other and above the form. */
export const Notices: Story = {
  args: {
    notice: (
      <>
        <SessionNotice />
        <OfflineNotice />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('status')
      .map((each) => each.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual((first?.bottom ?? 0) + 12);
    const heading = canvas.getByRole('heading', { level: 1, name: 'Sign in' });
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan((second?.bottom ?? 0) + 12);
  },
};

const harbour = createBrand({ accent: '#00695c', highlight: '#ffb74d', neutral: '#607d8b' });

function Harbour() {
  return (
    <svg
      viewBox="0 0 760 560"
      width="100%"
      height="100%"
      fill="none"
      stroke="var(--platform-brand-beat)"
    >
      <path
        strokeWidth="6"
        d="M0 300q95-60 190 0t190 0 190 0 190 0M0 360q95-60 190 0t190 0 190 0 190 0"
      />
    </svg>
  );
}

/** The layout of another product, with its own logo, name, picture, headline and colours. */
export const CustomBrand: Story = {
  args: {
    mark: <b aria-hidden="true">⚓</b>,
    name: 'Harbour Optics',
    picture: <Harbour />,
    headline: 'Every call finds its harbour.',
    description: 'Orders, repairs and appointments, answered by one team.',
  },
  render: (args) => (
    <PlatformProvider brand={harbour}>
      <AuthLayout {...args} />
    </PlatformProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbour Optics')).toBeVisible();
    await expect(canvas.getByText('Every call finds its harbour.')).toBeVisible();
    await expect(canvas.queryByText('Assistant Platform')).not.toBeInTheDocument();
  },
};
