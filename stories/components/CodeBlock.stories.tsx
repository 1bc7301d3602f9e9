import { CodeBlock } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';

const code = `<script
  src="https://chat.platform.example/embed/with/a/long/path/that/does/not/fit/in/one/line/of/a/page.js"
  data-bot="bot_1"
></script>

<!-- end -->
`;

const meta = {
  title: 'Components/CodeBlock',
  tags: ['autodocs'],
  component: CodeBlock,
  args: { code, label: 'Snippet', language: 'HTML', onWrappedChange: fn() },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copy: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(write).toHaveBeenCalledWith(code);
    write.mockRestore();
  },
};

/** Long lines scroll by the keyboard until they are wrapped. */
export const KeyboardOnly: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('group', { name: 'Snippet' });
    await userEvent.tab();
    const wrap = canvas.getByRole('button', { name: 'Wrap lines' });
    await expect(wrap).toHaveFocus();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.click(wrap);
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onWrappedChange).toHaveBeenLastCalledWith(true);
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

/** A selection contains the code alone. */
export const LineNumbers: Story = {
  args: { hasLineNumbers: true, code: 'let a = 1;\n\nlet b = 2;' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'Snippet' });
    const selection = window.getSelection();
    selection?.selectAllChildren(region);
    await expect(selection?.toString().trim()).toBe('let a = 1;\n\nlet b = 2;');
    selection?.removeAllRanges();
  },
};

export const WrappedWithNumbers: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { hasLineNumbers: true, defaultWrapped: true },
};

/** Markup of a product's highlighter. */
export const Highlighted: Story = {
  args: {
    code: 'const port = 80;',
    children: (
      <>
        <b>const</b> port = 80;
      </>
    ),
  },
};

export const WithoutTools: Story = { args: { hasTools: false } };

export const Empty: Story = { args: { code: '' } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <CodeBlock {...args} hasLineNumbers />
    </div>
  ),
};
