import { SidePanelContainer } from '@platform/ui';
import { EmbedPanel } from '@platform/ui/bots';
import type { BubbleLook, EmbedPanelProps } from '@platform/ui/bots';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { refusedReads } from '../../.storybook/roles.ts';
import { embedHref, oddBots, websiteAssistant } from './fixtures.ts';
import { failed, loading, ready } from '../remotes.ts';

const message = 'The bot could not be loaded. Please try again.';

function StatefulPanel(props: EmbedPanelProps) {
  const [look, setLook] = useState(props.look);
  const change = (part: Partial<BubbleLook>) => setLook((before) => ({ ...before, ...part }));
  return (
    <SidePanelContainer>
      <main>
        <EmbedPanel {...props} look={look} onLookChange={change} />
      </main>
    </SidePanelContainer>
  );
}

const meta = {
  title: 'Bots/Embed panel',
  component: EmbedPanel,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<EmbedPanelProps>({ bot: message }),
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    botId: 'bot-1',
    bot: ready(websiteAssistant),
    scriptUrl: 'https://chat.platform.example/embed',
    look: { color: '', position: 'right' },
    onLookChange: fn(),
    embedHref,
    onClose: fn(),
  },
  render: (args) => <StatefulPanel {...args} />,
} satisfies Meta<typeof EmbedPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

const panel = async () =>
  within(await screen.findByRole('complementary', { name: 'Embed Website assistant' }));

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: [] } };

/** Colour and corner appear in the snippet; an invalid colour is reported and not applied. */
export const Appearance: Story = {
  play: async () => {
    const inside = await panel();
    const color = inside.getByRole('textbox', { name: 'Colour' });
    const snippet = inside.getByLabelText('Snippet', { selector: 'pre' });
    await expect(snippet).toHaveTextContent('data-color="#1f5ae0"');
    await userEvent.type(color, 'teal');
    await expect(snippet).toHaveTextContent('data-color="#008080"');
    await userEvent.click(inside.getByRole('radio', { name: 'Bottom left' }));
    await expect(snippet).toHaveTextContent('data-position="left"');
    await userEvent.type(color, 'ish');
    await expect(color).toHaveAccessibleDescription(/This is not a colour/);
    await expect(snippet).toHaveTextContent('data-color="#008080"');
    await userEvent.click(inside.getByRole('radio', { name: 'Dark page' }));
    const preview = inside.getByRole('figure', { name: 'Preview of the chat' });
    await expect(preview.firstElementChild).toHaveAttribute('data-theme', 'dark');
  },
};

/** A colour without contrast on white is reported and replaced by the nearest usable one. */
export const LowContrast: Story = {
  args: { look: { color: '#ffe100', position: 'right' } },
  play: async () => {
    const inside = await panel();
    const checks = within(inside.getByRole('region', { name: 'Contrast' }));
    await expect(checks.getByText('Too low, 3 is needed')).toBeVisible();
    await userEvent.click(checks.getByRole('button', { name: /^Use #/ }));
    await waitFor(() => expect(checks.queryByText(/^Too low/)).toBeNull());
    await expect(checks.getAllByText('Enough')).toHaveLength(3);
  },
};

/** Both texts are copied exactly; a clipboard failure is reported. */
export const Copies: Story = {
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const inside = await panel();
    await userEvent.click(inside.getByRole('button', { name: 'Copy snippet' }));
    await expect(await inside.findByText('Copied')).toBeVisible();
    await expect(write).toHaveBeenCalledWith(
      expect.stringContaining('src="https://chat.platform.example/embed"'),
    );
    write.mockRejectedValue(new Error('denied'));
    await userEvent.click(inside.getByRole('button', { name: 'Copy policy' }));
    await expect(await inside.findByText('Not copied: the browser refused')).toBeVisible();
    await expect(write).toHaveBeenLastCalledWith(
      'script-src https://chat.platform.example;\nconnect-src https://chat.platform.example;',
    );
    write.mockRestore();
  },
};

export const LongContent: Story = {
  args: { botId: 'bot-6', bot: ready(oddBots[2] ?? null) },
  parameters: { alsoIn: ['phone', 'tablet'] },
};

export const Loading: Story = { args: { bot: loading } };

export const Failed: Story = { args: { bot: failed(message, fn()) } };

export const Missing: Story = {
  args: { bot: ready(null) },
  play: async () => {
    await expect(await screen.findByText('Bot not found')).toBeVisible();
  },
};
