import { ColumnsMenu, DataTable, useColumnLayout } from '@platform/ui';
import type { ColumnLayout, DataTableProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import { manyPeople } from '../people.ts';
import type { Person } from '../people.ts';
import { personColumns } from '../personColumns.tsx';
import { inPage, teamTable } from './personTable.tsx';

const onValueChange = fn<(value: ColumnLayout) => void>();

interface ArrangeableProps extends DataTableProps<Person> {
  layout?: ColumnLayout | undefined;
  isScrollable?: boolean | undefined;
  canArrange?: boolean | undefined;
}

function ArrangeableTable({ layout, isScrollable, canArrange, ...props }: ArrangeableProps) {
  const columnLayout = useColumnLayout({
    defaultValue: layout,
    onValueChange,
    isScrollable,
    canArrange,
  });
  return (
    <>
      <ColumnsMenu columns={props.columns} layout={columnLayout} />
      <DataTable {...props} columnLayout={columnLayout} />
    </>
  );
}

const meta = {
  title: 'Components/DataTable column layout',
  component: ArrangeableTable,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    ...teamTable,
    columns: personColumns(() => {}),
  },
  beforeEach: () => {
    onValueChange.mockClear();
  },
} satisfies Meta<typeof ArrangeableTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'desktop', isRotated: false } };
const tablet = { viewport: { value: 'tablet', isRotated: false } };

const head = (name: string) => screen.getByRole('columnheader', { name });
const handle = (name: string) =>
  screen.findByRole('separator', { name: `Width of ${name}`, hidden: true });
const widthOf = (name: string) => Math.round(head(name).getBoundingClientRect().width);
const heads = () =>
  screen.getAllByRole('columnheader').map((one) => one.ariaLabel ?? one.textContent);

async function drag(target: HTMLElement, distance: number, pointerType = 'mouse') {
  const at = (clientX: number) => ({ clientX, pointerId: 1, pointerType, button: 0 });
  await fireEvent.pointerDown(target, at(500));
  await fireEvent.pointerMove(target, at(500 + distance / 2));
  await fireEvent.pointerMove(target, at(500 + distance));
  await fireEvent.pointerUp(target, at(500 + distance));
}

/** A column follows the pointer; the others share the rest, or keep the width of their content. */
export const Resized: Story = {
  globals: wide,
  parameters: atEveryWidth,
  play: async () => {
    if (window.innerWidth < 700) return;
    const before = widthOf('Email Address');
    const table = screen.getByRole('grid').offsetWidth;
    await drag(await handle('Email Address'), -60);
    await waitFor(() => expect(widthOf('Email Address')).toBe(before - 60));
    await expect(onValueChange).toHaveBeenLastCalledWith({
      widths: { email: before - 60 },
    });
    await expect(screen.getByRole('grid').offsetWidth).toBe(table);
    // A press that does not move changes nothing.
    await drag(await handle('Role'), 0);
    await expect(onValueChange).toHaveBeenCalledTimes(1);
  },
};

/** A number column becomes wider than its content, by touch. */
export const ResizedByTouch: Story = {
  globals: wide,
  play: async () => {
    const before = widthOf('Calls');
    await drag(await handle('Calls'), 80, 'touch');
    await waitFor(() => expect(widthOf('Calls')).toBe(before + 80));
    await drag(await handle('Calls'), -400, 'touch');
    await waitFor(() => expect(widthOf('Calls')).toBe(64));
  },
};

/** Without space a column stops growing instead of pushing others out. */
export const NoRoom: Story = {
  globals: wide,
  play: async () => {
    await drag(await handle('Email Address'), 2000);
    await waitFor(() => expect(onValueChange).toHaveBeenCalled());
    await expect(screen.getByRole('grid').offsetWidth).toBeLessThanOrEqual(
      screen.getByRole('grid').parentElement!.clientWidth,
    );
    await expect(head('Action')).toBeVisible();
  },
};

export const CancelledDrag: Story = {
  globals: wide,
  play: async ({ userEvent }) => {
    const before = widthOf('Email Address');
    const target = await handle('Email Address');
    await fireEvent.pointerDown(target, { clientX: 500, pointerId: 1, button: 0 });
    await fireEvent.pointerMove(target, { clientX: 420, pointerId: 1 });
    await waitFor(() => expect(widthOf('Email Address')).toBe(before - 80));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(widthOf('Email Address')).toBe(before));
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

const openMenu = async (name: string) => {
  const trigger = await screen.findByRole('button', { name: `Options for ${name}` });
  trigger.click();
  return trigger;
};
const choose = async (name: string) => {
  const item = await screen.findByRole('menuitem', { name });
  item.click();
};

/** The menu focuses the handle; arrows change the width, Enter returns. */
export const ResizedByKeyboard: Story = {
  globals: wide,
  play: async ({ userEvent }) => {
    await handle('Email Address');
    const before = widthOf('Email Address');
    const trigger = await openMenu('Email Address');
    await choose('Change width');
    await waitFor(async () => expect(await handle('Email Address')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(widthOf('Email Address')).toBe(before - 70));
    await expect(await handle('Email Address')).toHaveAttribute('aria-valuenow', `${before - 70}`);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(widthOf('Email Address')).toBe(64));
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveFocus();
    await openMenu('Email Address');
    await choose('Reset width');
    await waitFor(() => expect(widthOf('Email Address')).toBe(before));
  },
};

/** A double click fits the width to the content. */
export const Fitted: Story = {
  globals: wide,
  play: async ({ userEvent }) => {
    await userEvent.dblClick(await handle('Email Address'));
    await waitFor(() => expect(onValueChange).toHaveBeenCalled());
    const cell = screen.getByRole('cell', { name: 'person.0@northwind.example' });
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    await expect(widthOf('Email Address')).toBeLessThan(260);
  },
};

/** Mirrored: the handle is at the left, and moving left is moving to the end. */
export const RightToLeft: Story = {
  globals: wide,
  parameters: { hasPicture: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const before = widthOf('Email Address');
    await drag(await handle('Email Address'), 50);
    await waitFor(() => expect(widthOf('Email Address')).toBe(before - 50));
    await openMenu('Email Address');
    await choose('Move left');
    await waitFor(() =>
      expect(heads()).toEqual(['Name', 'Role', 'Email Address', 'Status', 'Calls', 'Action']),
    );
  },
};

/** The menu of a column moves and hides it: the focus stays, and the change is announced. */
export const Arranged: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await openMenu('Status');
    await choose('Move left');
    await waitFor(() =>
      expect(heads()).toEqual(['Name', 'Email Address', 'Status', 'Role', 'Calls', 'Action']),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Options for Status' })).toHaveFocus(),
    );
    await expect(canvas.getByText('Status moved to position 3 of 6')).toBeInTheDocument();
    await openMenu('Email Address');
    await expect(screen.queryByRole('menuitem', { name: 'Move left' })).toBeNull();
    await choose('Hide column');
    await waitFor(() => expect(heads()).toEqual(['Name', 'Status', 'Role', 'Calls', 'Action']));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Options for Name' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await choose('Show Email Address');
    await waitFor(() => expect(heads()).toHaveLength(6));
    await openMenu('Calls');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Sort descending' }));
    await waitFor(() => expect(head('Calls')).toHaveAttribute('aria-sort', 'descending'));
    await openMenu('Name');
    await choose('Reset columns');
    await waitFor(() =>
      expect(heads()).toEqual(['Name', 'Email Address', 'Role', 'Status', 'Calls', 'Action']),
    );
    await expect(onValueChange).toHaveBeenLastCalledWith({});
  },
};

/** The menu of the toolbar shows and hides columns. */
export const Chosen: Story = {
  globals: wide,
  args: { layout: { hidden: ['role'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Role' })).not.toBeChecked();
    await expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Role' }));
    await waitFor(() => expect(heads()).toContain('Role'));
  },
};

/** Ids of columns that no longer exist and invalid widths have no effect. */
export const BadLayout: Story = {
  globals: wide,
  args: {
    layout: JSON.parse(
      '{"order":["gone","calls",7],"hidden":["name","gone"],"pinned":"role","widths":{"email":-5,"role":null,"gone":90,"calls":"wide"}}',
    ) as ColumnLayout,
  },
  play: async () => {
    await handle('Email Address');
    await expect(heads()).toEqual(['Name', 'Email Address', 'Role', 'Status', 'Calls', 'Action']);
    await expect(widthOf('Email Address')).toBeGreaterThan(200);
  },
};

/** Pinned cells have the background of a sheet, as pages do. */
const Sheet = ({ children }: { children: ReactNode }) => (
  <div style={{ background: 'var(--platform-surface-sheet)' }}>{children}</div>
);

/** The first column stays in view while the others scroll behind it. */
export const Pinned: Story = {
  globals: tablet,
  parameters: { alsoIn: ['phone'], hasPicture: true },
  args: { isScrollable: true, layout: { widths: { email: 320 } } },
  decorators: [
    (Story) => (
      <Sheet>
        <Story />
      </Sheet>
    ),
  ],
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 700) return;
    await handle('Email Address');
    const frame = canvasElement.querySelector('[data-scrolls]')!;
    await waitFor(() => expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth));
    const first = head('Name').getBoundingClientRect().left;
    frame.scrollLeft = 150;
    await waitFor(() => expect(head('Role').getBoundingClientRect().left).toBeLessThan(600));
    await waitFor(() =>
      expect(first - head('Name').getBoundingClientRect().left).toBeLessThanOrEqual(12),
    );
    await openMenu('Role');
    await choose('Pin');
    await waitFor(() =>
      expect(heads()).toEqual(['Name', 'Role', 'Email Address', 'Status', 'Calls', 'Action']),
    );
    frame.scrollLeft = 300;
    const [name, role] = [head('Name'), head('Role')].map((one) => one.getBoundingClientRect());
    await waitFor(() => expect(role!.left).toBeCloseTo(name!.right, 0));
    (document.activeElement as HTMLElement).blur();
  },
};

/** A table that only scrolls: no menus, no handles. A frame without focusable rows is a tab stop. */
export const OnlyScrolls: Story = {
  globals: tablet,
  args: {
    isScrollable: true,
    canArrange: false,
    columns: personColumns(() => {}).filter(({ kind }) => kind !== 'actions'),
    layout: { widths: { email: 420 } },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Your Team' })).toHaveAttribute('tabindex', '0'),
    );
    await expect(canvas.queryByRole('button', { name: /^Options for/ })).toBeNull();
    await expect(widthOf('Email Address')).toBe(420);
  },
};

/** While a column of a long table is resized, only its header changes. */
export const ThousandRowsResized: Story = {
  globals: wide,
  args: { rows: manyPeople(1000) },
  play: async () => {
    const table = screen.getByRole('grid');
    await waitFor(() => expect(table.offsetHeight).toBeGreaterThan(40_000));
    const before = widthOf('Role');
    await drag(await handle('Role'), -20);
    await waitFor(() => expect(widthOf('Role')).toBe(before - 20));
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  },
};
