import { Kbd, VisuallyHidden } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Line } from './layout.tsx';

const meta = {
  title: 'Components/Kbd',
  tags: ['autodocs'],
  component: Kbd,
  args: { keys: 'mod+k' },
  beforeEach: () => {
    const platform = spyOn(navigator, 'platform', 'get').mockReturnValue('Win32');
    return () => platform.mockRestore();
  },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl K')).toBeVisible();
    await expect(canvas.getByText('Control K')).toBeInTheDocument();
  },
};

export const OnAMac: Story = {
  beforeEach: () => {
    const platform = spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    return () => platform.mockRestore();
  },
  args: { keys: 'mod+shift+p' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('⌘⇧P')).toBeVisible();
    await expect(canvas.getByText('Command Shift P')).toBeInTheDocument();
  },
};

/** A key whose symbol is also its name has no hidden text. */
export const SingleKeys: Story = {
  render: () => (
    <Line>
      {['c', '/', '?', 'Enter', 'Esc', 'ArrowUp', 'ArrowDown', 'alt+ArrowLeft'].map((keys) => (
        <Kbd key={keys} keys={keys} />
      ))}
    </Line>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('C')).toBeVisible();
    await expect(canvas.getByText('Up arrow')).toBeInTheDocument();
    await expect(canvas.getByText('Question mark')).toBeInTheDocument();
  },
};

export const InGerman: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Steuerung K')).toBeInTheDocument();
  },
};

/** If the browser hides its platform, the names of PC keyboards are shown. */
export const UnknownPlatform: Story = {
  beforeEach: () => {
    const platform = spyOn(navigator, 'platform', 'get').mockReturnValue('');
    return () => platform.mockRestore();
  },
  render: (args) => (
    <p>
      Press <Kbd {...args} />
      <VisuallyHidden> to open the palette</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl K')).toBeVisible();
  },
};
