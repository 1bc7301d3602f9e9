import * as ui from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide';
import { expect, fireEvent, fn, screen } from 'storybook/test';
import { controls, layers, rootless, roots } from './components.tsx';
import { expectRootProps, expectForwardedProps, createCommonProps } from './commonProps.tsx';
import type { Renders } from './commonProps.tsx';

const meta = {
  title: 'Components/Conformance/Rest',
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const renderAll = (renders: Renders) => () => (
  <>
    {Object.entries(renders).map(([name, render]) => (
      <div key={name}>{render(createCommonProps(name))}</div>
    ))}
  </>
);

const folders = Object.keys(import.meta.glob('../../../packages/ui/src/components/*/*.tsx'));

export const EveryComponentIsHere: Story = {
  render: () => <></>,
  play: async () => {
    const testedNames = Object.keys({ ...roots, ...controls, ...layers });
    const names = new Set(folders.map((path) => path.split('/').at(-2) ?? ''));
    const missing = [...names].filter(
      (name) =>
        !rootless.includes(name) && !testedNames.some((component) => component.startsWith(name)),
    );
    await expect(missing).toEqual([]);
  },
};

export const RootsTakeTheRest: Story = {
  render: renderAll(roots),
  play: async () => {
    for (const name of Object.keys(roots))
      await expectForwardedProps(name, await expectRootProps(name));
  },
};

export const ControlsTakeTheRest: Story = {
  render: renderAll(controls),
  play: async () => {
    for (const name of Object.keys(controls)) {
      const root = await expectRootProps(name);
      const control = root.querySelector('input:not([type="hidden"]), textarea, [role="combobox"]');
      await expectForwardedProps(name, control as Element);
    }
  },
};

/** One story per layer, since a page shows one at a time. */
const layer = (name: string): Story => ({
  render: () => <>{layers[name]?.(createCommonProps(name))}</>,
  play: async () => expectForwardedProps(name, await expectRootProps(name)),
});

export const AlertDialogTakesTheRest = layer('AlertDialog');
export const DialogTakesTheRest = layer('Dialog.Root');
export const PopoverTakesTheRest: Story = {
  ...layer('Popover.Content'),
  play: async () => {
    await screen.findByRole('dialog');
    await expectForwardedProps('Popover.Content', await expectRootProps('Popover.Content'));
  },
};
export const SheetTakesTheRest = layer('Sheet');
export const SidePanelTakesTheRest = layer('SidePanel');

export const OwnAriaWins: Story = {
  render: () => (
    <>
      <ui.TextField label="Name" error="Give a name" aria-invalid={false} id="own" />
      <ui.Button disabledReason="Not allowed" aria-disabled={false}>
        Save
      </ui.Button>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('id', 'own');
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const handleOpenChange = fn();

export const CallersMayPrevent: Story = {
  render: () => (
    <ui.Menu.Root onOpenChange={handleOpenChange}>
      <ui.Menu.Trigger
        label="Actions"
        icon={Bell}
        onClick={(event) => {
          event.preventDefault();
        }}
      />
      <ui.Menu.Items items={[]} />
    </ui.Menu.Root>
  ),
  play: async ({ canvas }) => {
    handleOpenChange.mockClear();
    await fireEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(handleOpenChange).not.toHaveBeenCalled();
  },
};
