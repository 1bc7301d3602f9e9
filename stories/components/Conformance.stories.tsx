import * as ui from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide';
import { createRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

const meta = {
  title: 'Components/Conformance',
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What every component is given; each must bring all of it to its root or its control. */
interface Given {
  ref: Ref<never>;
  className: string;
  style: { order: number };
  'data-marked': string;
  onKeyUp: () => void;
}

const nothing = () => {};
const options = [{ value: 'a', label: 'A' }];

/** Components whose root takes everything. */
const roots: Record<string, (given: Given) => ReactNode> = {
  Avatar: (given) => <ui.Avatar name="Priya Nair" {...given} />,
  Badge: (given) => <ui.Badge tone="info" {...given} />,
  Button: (given) => <ui.Button {...given}>Save</ui.Button>,
  ButtonLink: (given) => (
    <ui.ButtonLink href="#a" {...given}>
      Open
    </ui.ButtonLink>
  ),
  DataTable: (given) => (
    <ui.DataTable
      label="Your Team"
      status="ready"
      columns={[{ id: 'name', header: 'Name', cell: (row) => row.name }]}
      rows={[{ name: 'Priya Nair' }]}
      getRowId={(row) => row.name}
      {...given}
    />
  ),
  'Dialog.Root': (given) => (
    <ui.Dialog.Root open title="Invite" onOpenChange={nothing} {...given} />
  ),
  'Field.Root': (given) => <ui.Field.Root {...given} />,
  IconButton: (given) => <ui.IconButton label="More" icon={<ui.Icon icon={Bell} />} {...given} />,
  Link: (given) => (
    <ui.Link href="#a" {...given}>
      Open
    </ui.Link>
  ),
  'Menu.Trigger': (given) => (
    <ui.Menu.Root>
      <ui.Menu.Trigger label="Actions" icon={Bell} {...given} />
    </ui.Menu.Root>
  ),
  Sheet: (given) => (
    <ui.Sheet
      open
      side="end"
      label="Details"
      closeLabel="Close"
      onOpenChange={nothing}
      {...given}
    />
  ),
  StatCard: (given) => <ui.StatCard label="Calls" figure={1} loadingText="Loading…" {...given} />,
  StatStrip: (given) => <ui.StatStrip label="Figures" {...given} />,
  Spinner: (given) => <ui.Spinner {...given} />,
  VisuallyHidden: (given) => <ui.VisuallyHidden {...given} />,
};

/** Labelled controls: the place of the look is the root, all else belongs to the control. */
const controls: Record<string, (given: Given) => ReactNode> = {
  Checkbox: (given) => <ui.Checkbox label="Record" {...given} />,
  PasswordField: (given) => (
    <ui.PasswordField
      label="Password"
      showLabel="Show"
      hideLabel="Hide"
      capsLockText="Caps Lock"
      {...given}
    />
  ),
  Switch: (given) => <ui.Switch label="On" checked onCheckedChange={nothing} {...given} />,
  Textarea: (given) => <ui.Textarea label="Notes" {...given} />,
  TextField: (given) => <ui.TextField label="Name" {...given} />,
};

/** Selects take the look and the ref. */
const choices: Record<string, (given: Pick<Given, 'ref' | 'className'>) => ReactNode> = {
  Combobox: (given) => (
    <ui.Combobox label="Who" searchLabel="Find" emptyText="None" options={options} {...given} />
  ),
  Select: (given) => <ui.Select label="Role" options={options} {...given} />,
};

const refs = new Map<string, { current: HTMLElement | null }>();
const onKeyUp = fn();

function given(name: string): Given {
  const ref = createRef<HTMLElement>();
  refs.set(name, ref);
  return {
    ref: ref as Ref<never>,
    className: `given-${name.replace('.', '')}`,
    style: { order: 7 },
    'data-marked': name,
    onKeyUp,
  };
}

/** The element with the caller's class. */
const rootOf = (name: string) =>
  document.querySelector<HTMLElement>(`.given-${name.replace('.', '')}`);

async function expectControl(name: string, element: HTMLElement | null) {
  await expect(element, name).not.toBeNull();
  if (!element) return;
  await expect(refs.get(name)?.current, `${name}: ref`).toBe(element);
  await expect(element, name).toHaveAttribute('data-marked', name);
  onKeyUp.mockClear();
  await fireEvent.keyUp(element, { key: 'a' });
  await expect(onKeyUp, `${name}: handler`).toHaveBeenCalledOnce();
}

export const RootsTakeTheRest: Story = {
  render: () => (
    <>
      {Object.entries(roots)
        .filter(([name]) => name !== 'Dialog.Root' && name !== 'Sheet')
        .map(([name, render]) => (
          <div key={name}>{render(given(name))}</div>
        ))}
    </>
  ),
  play: async () => {
    for (const name of Object.keys(roots)) {
      if (name === 'Dialog.Root' || name === 'Sheet') continue;
      const root = rootOf(name);
      await expectControl(name, root);
      await expect(root?.style.order, `${name}: style`).toBe('7');
    }
  },
};

async function expectLayer(name: string) {
  const root = rootOf(name);
  await expectControl(name, root);
  await expect(root?.style.order, `${name}: style`).toBe('7');
  await expect(root, name).toHaveAttribute('role', 'dialog');
}

export const DialogTakesTheRest: Story = {
  render: () => <>{roots['Dialog.Root']?.(given('Dialog.Root'))}</>,
  play: () => expectLayer('Dialog.Root'),
};

export const SheetTakesTheRest: Story = {
  render: () => <>{roots['Sheet']?.(given('Sheet'))}</>,
  play: () => expectLayer('Sheet'),
};

export const ControlsTakeTheRest: Story = {
  render: () => (
    <>
      {Object.entries(controls).map(([name, render]) => (
        <div key={name}>{render(given(name))}</div>
      ))}
      {Object.entries(choices).map(([name, render]) => {
        const { ref, className } = given(name);
        return <div key={name}>{render({ ref, className })}</div>;
      })}
    </>
  ),
  play: async () => {
    for (const name of Object.keys(controls)) {
      const root = rootOf(name);
      await expect(root?.style.order, `${name}: style`).toBe('7');
      await expectControl(name, root?.querySelector('input, textarea') ?? null);
    }
    for (const name of Object.keys(choices)) {
      const trigger = rootOf(name)?.querySelector('[role="combobox"]');
      await expect(refs.get(name)?.current, `${name}: ref`).toBe(trigger);
    }
  },
};

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

const ours = fn();

export const CallersMayPrevent: Story = {
  render: () => (
    <ui.Menu.Root onOpenChange={ours}>
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
    ours.mockClear();
    await fireEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(ours).not.toHaveBeenCalled();
  },
};
