import { Stack, Text } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Narrow } from './layout.tsx';

const meta = {
  title: 'Components/Text',
  tags: ['autodocs'],
  component: Text,
  args: { children: 'Seven berths are free tonight.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seven berths are free tonight.').tagName).toBe('SPAN');
  },
};

export const Tones: Story = {
  render: () => (
    <Stack gap="1">
      {(['primary', 'secondary', 'tertiary', 'success', 'warning', 'danger'] as const).map(
        (tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ),
      )}
    </Stack>
  ),
};

/** The muted text of a brand panel, which is dark in both themes. */
export const OnPanel: Story = {
  render: () => (
    <div
      style={{
        padding: 'var(--platform-space-4)',
        background: 'var(--platform-brand-panel)',
      }}
    >
      <Text tone="panel">Open until ten</Text>
    </div>
  ),
};

/** Type roles set size, line height and weight together; `size` sets the size alone. */
export const TypesAndSizes: Story = {
  render: () => (
    <Stack gap="2">
      {(['section', 'title', 'metric', 'label', 'caption'] as const).map((type) => (
        <Text key={type} type={type} isTracked>
          {type}
        </Text>
      ))}
      {(['base', 'md', 'sm'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}
        </Text>
      ))}
      {(['regular', 'medium', 'semibold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
      <Text isMono>BX-2026-11</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizeOf = (text: string) =>
      Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await expect(sizeOf('section')).toBeGreaterThan(sizeOf('title'));
    await expect(sizeOf('title')).toBeGreaterThan(sizeOf('label'));
    await expect(sizeOf('label')).toBeGreaterThan(sizeOf('caption'));
    await expect(sizeOf('base')).toBeGreaterThan(sizeOf('md'));
    await expect(sizeOf('md')).toBeGreaterThan(sizeOf('sm'));
  },
};

/** The element sets the semantics, `type` the style. */
export const Heading: Story = {
  args: { as: 'h2', type: 'title', isTracked: true, children: 'Berths' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Berths' })).toBeVisible();
  },
};

export const Announced: Story = {
  args: {
    as: 'p',
    role: 'alert',
    tone: 'danger',
    children: 'The berth was taken in the meantime.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The berth was taken in the meantime.',
    );
  },
};

const long = 'Hafenmeisterverwaltungsgebäude an der Kurpromenade 14, Aufgang Nord';

/** One line ends in an ellipsis; broken words stay inside their container. */
export const LongTexts: Story = {
  render: () => (
    <Narrow>
      <Stack gap="3">
        <Text isBlock isOneLine>
          {long}
        </Text>
        <Text as="p" breaksWords>
          {long.replaceAll(' ', '')}
        </Text>
        <Text isBlock isTabular leading="loose" size="md">
          1,111
          <br />
          7,777
        </Text>
      </Stack>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByText(long);
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    const broken = canvas.getByText(long.replaceAll(' ', ''));
    await expect(broken.scrollWidth).toBe(broken.clientWidth);
  },
};
