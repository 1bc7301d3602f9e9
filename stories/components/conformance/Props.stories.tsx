import { texts } from '@platform/i18n/de';
import * as ui from '@platform/ui';
import type { OpenProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/Conformance/Props',
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => {};
const german = { language: 'de', texts };
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

interface Opening {
  render: (props: OpenProps) => ReactNode;
  /** Role of the open layer. */
  role: string;
}

/** Every component that opens has `open`, `defaultOpen` and `onOpenChange`. */
const openings: Record<string, Opening> = {
  AlertDialog: {
    role: 'alertdialog',
    render: (props) => (
      <ui.AlertDialog title="Remove?" confirmLabel="Remove" onConfirm={nothing} {...props} />
    ),
  },
  Combobox: {
    role: 'listbox',
    render: (props) => <ui.Combobox label="Who" options={options} {...props} />,
  },
  Dialog: { role: 'dialog', render: (props) => <ui.Dialog.Root title="Invite" {...props} /> },
  Menu: {
    role: 'menu',
    render: (props) => (
      <ui.Menu.Root {...props}>
        <ui.Menu.Trigger label="Actions" />
        <ui.Menu.Items items={[{ id: 'copy', label: 'Copy' }]} />
      </ui.Menu.Root>
    ),
  },
  MultiSelect: {
    role: 'listbox',
    render: (props) => <ui.MultiSelect label="Roles" options={options} {...props} />,
  },
  Select: {
    role: 'listbox',
    render: (props) => <ui.Select label="Role" options={options} {...props} />,
  },
  Sheet: {
    role: 'dialog',
    render: (props) => <ui.Sheet side="end" label="Details" {...props} />,
  },
  SidePanel: {
    role: 'dialog',
    render: (props) => <ui.SidePanel recordId="1" label="Details" {...props} />,
  },
};

const handleOpenChange = fn();

/** Presses Escape with the focus inside the open layer. */
async function escape(name: string): Promise<void> {
  const { role } = openings[name] as Opening;
  await screen.findByRole(role);
  // A select keeps focus on its trigger, which was not pressed here.
  if (name === 'Select') screen.getByRole('combobox').focus();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  await userEvent.keyboard('{Escape}');
}

/** Uncontrolled: starts open, closes, and reports the reason. */
const uncontrolled = (name: string): Story => ({
  render: () => (
    <>{openings[name]?.render({ defaultOpen: true, onOpenChange: handleOpenChange })}</>
  ),
  beforeEach: () => void handleOpenChange.mockClear(),
  play: async () => {
    await escape(name);
    await waitFor(() => expect(screen.queryByRole(openings[name]?.role ?? '')).toBeNull());
    await expect(handleOpenChange).toHaveBeenCalledWith(false, 'escape-key');
  },
});

/** Controlled: stays open, and only reports the reason. */
const controlled = (name: string): Story => ({
  render: () => <>{openings[name]?.render({ open: true, onOpenChange: handleOpenChange })}</>,
  beforeEach: () => void handleOpenChange.mockClear(),
  play: async () => {
    await escape(name);
    await expect(handleOpenChange).toHaveBeenCalledWith(false, 'escape-key');
    await expect(screen.getByRole(openings[name]?.role ?? '')).toBeVisible();
  },
});

export const AlertDialogUncontrolled = uncontrolled('AlertDialog');
export const ComboboxUncontrolled = uncontrolled('Combobox');
export const DialogUncontrolled = uncontrolled('Dialog');
export const MenuUncontrolled = uncontrolled('Menu');
export const MultiSelectUncontrolled = uncontrolled('MultiSelect');
export const SelectUncontrolled = uncontrolled('Select');
export const SheetUncontrolled = uncontrolled('Sheet');
export const SidePanelUncontrolled = uncontrolled('SidePanel');
export const AlertDialogControlled = controlled('AlertDialog');
export const ComboboxControlled = controlled('Combobox');
export const DialogControlled = controlled('Dialog');
export const MenuControlled = controlled('Menu');
export const MultiSelectControlled = controlled('MultiSelect');
export const SelectControlled = controlled('Select');
export const SheetControlled = controlled('Sheet');
export const SidePanelControlled = controlled('SidePanel');

const handleValueChange = fn();

/**
 * Each component with a value works uncontrolled, reports changes and follows a controlled value.
 */
export const ValuesAreControllable: Story = {
  beforeEach: () => void handleValueChange.mockClear(),
  render: () => (
    <>
      <ui.TextField label="Own text" defaultValue="a" onValueChange={handleValueChange} />
      <ui.Textarea label="Own lines" defaultValue="a" onValueChange={handleValueChange} />
      <ui.PasswordField label="Own password" defaultValue="a" onValueChange={handleValueChange} />
      <ui.Checkbox label="Own check" defaultChecked onCheckedChange={handleValueChange} />
      <ui.Switch label="Own switch" defaultChecked onCheckedChange={handleValueChange} />
      <ui.SegmentedControl
        label="Own choice"
        options={options}
        defaultValue="a"
        onValueChange={handleValueChange}
      />
      <ui.Tabs label="Own tab" items={options} defaultValue="a" onValueChange={handleValueChange} />
      <ui.Switch label="Held switch" checked={false} onCheckedChange={handleValueChange} />
      <ui.SegmentedControl
        label="Held choice"
        options={options}
        value="a"
        onValueChange={handleValueChange}
      />
    </>
  ),
  play: async ({ canvas }) => {
    for (const label of ['Own text', 'Own lines', 'Own password']) {
      const field = canvas.getByLabelText(label);
      await userEvent.type(field, 'b');
      await expect(field).toHaveValue('ab');
      await expect(handleValueChange).toHaveBeenLastCalledWith('ab');
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Own check' }));
    await expect(canvas.getByRole('checkbox', { name: 'Own check' })).not.toBeChecked();
    await expect(handleValueChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('switch', { name: 'Own switch' }));
    await expect(canvas.getByRole('switch', { name: 'Own switch' })).not.toBeChecked();
    const [ownB, heldB] = canvas.getAllByRole('radio', { name: 'B' });
    await userEvent.click(ownB as HTMLElement);
    await expect(ownB).toBeChecked();
    await expect(handleValueChange).toHaveBeenLastCalledWith('b');
    await userEvent.click(canvas.getByRole('tab', { name: 'B' }));
    await expect(canvas.getByRole('tab', { name: 'B' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('switch', { name: 'Held switch' }));
    await expect(handleValueChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch', { name: 'Held switch' })).not.toBeChecked();
    await userEvent.click(heldB as HTMLElement);
    await expect(heldB).not.toBeChecked();
  },
};

/** All sizes have the same three names. */
export const SizesAreThreeWords: Story = {
  render: () => (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size}>
          <ui.BrandMark size={size} />
          <ui.Button size={size}>Save</ui.Button>
          <ui.IconButton size={size} label="More" icon={null} />
          <ui.Menu.Root>
            <ui.Menu.Trigger size={size} label="Actions" />
          </ui.Menu.Root>
          <ui.Meter size={size} label="Calls" value={1} max={2} valueText="1 of 2" />
          <ui.Progress size={size} label="Import" value={1} />
          <ui.TextField size={size} label="Name" />
          <ui.Select size={size} label="Role" options={options} />
          <ui.Combobox size={size} label="Who" options={options} />
          <ui.MultiSelect size={size} label="Roles" options={options} />
          <ui.PasswordField size={size} label="Password" />
          <ui.TagInput size={size} label="Tags" />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('button', { name: 'Save' })
      .map((button) => button.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(3);
    await expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  },
};

/** Texts come from the provider; its overrides and the component's props replace them. */
export const TextsHaveDefaults: Story = {
  render: () => (
    <>
      <ui.LoadMore onLoadMore={nothing} />
      <ui.PlatformProvider
        language={german}
        messages={{ controls: { pagination: { loadMore: 'Mehr davon' } } }}
      >
        <ui.LoadMore onLoadMore={nothing} />
        <ui.Breadcrumb items={[]} />
        <ui.PlatformProvider messages={{ common: { breadcrumb: 'Brotkrumen' } }}>
          <ui.LoadMore label="Weitere" onLoadMore={nothing} />
          <ui.Breadcrumb items={[]} />
        </ui.PlatformProvider>
      </ui.PlatformProvider>
    </>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Load more', 'Mehr davon', 'Weitere']);
    const landmarks = canvas.getAllByRole('navigation');
    await expect(landmarks[0]).toHaveAccessibleName('Navigationspfad');
    await expect(landmarks[1]).toHaveAccessibleName('Brotkrumen');
  },
};
