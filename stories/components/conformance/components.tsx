import * as ui from '@platform/ui';
import { Bell } from 'lucide';
import type { Renders } from './commonProps.tsx';

const nothing = () => {};
const options = [{ value: 'a', label: 'A' }];

function EmptyColumnsMenu(given: object) {
  return <ui.ColumnsMenu columns={[]} layout={ui.useColumnLayout()} {...given} />;
}

/** Components that pass all common props to their root. */
export const roots: Renders = {
  'Accordion.Item': (given) => (
    <ui.Accordion.Root>
      <ui.Accordion.Item value="june" title="June" {...given} />
    </ui.Accordion.Root>
  ),
  'Accordion.Root': (given) => <ui.Accordion.Root {...given} />,
  Avatar: (given) => <ui.Avatar name="Priya Nair" {...given} />,
  AvatarGroup: (given) => <ui.AvatarGroup people={[]} {...given} />,
  Badge: (given) => <ui.Badge tone="info" {...given} />,
  Banner: (given) => (
    <ui.Banner tone="info" {...given}>
      Closed on Monday.
    </ui.Banner>
  ),
  BarChart: (given) => <ui.BarChart label="Leads" categories={[]} series={[]} {...given} />,
  BrandMark: (given) => <ui.BrandMark {...given} />,
  Breadcrumb: (given) => <ui.Breadcrumb items={[]} {...given} />,
  Button: (given) => <ui.Button {...given}>Save</ui.Button>,
  ButtonLink: (given) => (
    <ui.ButtonLink href="#a" {...given}>
      Open
    </ui.ButtonLink>
  ),
  Calendar: (given) => <ui.Calendar {...given} />,
  Card: (given) => <ui.Card {...given} />,
  CodeBlock: (given) => <ui.CodeBlock code="let a" {...given} />,
  CopyButton: (given) => <ui.CopyButton text="a" {...given} />,
  ColumnsMenu: (given) => <EmptyColumnsMenu {...given} />,
  CopyRowsButton: (given) => <ui.CopyRowsButton rows={[]} columns={[]} {...given} />,
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
  Divider: (given) => <ui.Divider {...given} />,
  Disclosure: (given) => <ui.Disclosure title="3 sources" {...given} />,
  EmptyState: (given) => <ui.EmptyState title="No calls" {...given} />,
  'Field.Group': (given) => <ui.Field.Group {...given} />,
  'Field.Root': (given) => <ui.Field.Root {...given} />,
  FieldGroup: (given) => <ui.FieldGroup legend="Supplies" {...given} />,
  Grid: (given) => <ui.Grid {...given} />,
  Icon: (given) => <ui.Icon icon={Bell} {...given} />,
  IconButton: (given) => <ui.IconButton label="More" icon={<ui.Icon icon={Bell} />} {...given} />,
  InlineEdit: (given) => <ui.InlineEdit label="Title" value="A" onSave={nothing} {...given} />,
  Kbd: (given) => <ui.Kbd keys="mod+k" {...given} />,
  Link: (given) => (
    <ui.Link href="#a" {...given}>
      Open
    </ui.Link>
  ),
  LineChart: (given) => <ui.LineChart label="Calls" categories={[]} series={[]} {...given} />,
  LoadMore: (given) => <ui.LoadMore onLoadMore={nothing} {...given} />,
  'Menu.Trigger': (given) => (
    <ui.Menu.Root>
      <ui.Menu.Trigger label="Actions" icon={Bell} {...given} />
    </ui.Menu.Root>
  ),
  Meter: (given) => <ui.Meter label="Calls" value={1} max={2} valueText="1 of 2" {...given} />,
  Page: (given) => <ui.Page {...given} />,
  PageHeader: (given) => <ui.PageHeader title="Team" {...given} />,
  Pagination: (given) => (
    <ui.Pagination
      pageLabel="Page 1"
      hasPrevious={false}
      hasNext={false}
      onPrevious={nothing}
      onNext={nothing}
      {...given}
    />
  ),
  'Popover.Trigger': (given) => (
    <ui.Popover.Root>
      <ui.Popover.Trigger label="Columns" icon={Bell} {...given} />
    </ui.Popover.Root>
  ),
  Progress: (given) => <ui.Progress label="Import" value={1} max={2} {...given} />,
  RadioGroup: (given) => <ui.RadioGroup label="Role" options={options} {...given} />,
  SegmentedControl: (given) => <ui.SegmentedControl label="View" options={options} {...given} />,
  SidePanelContainer: (given) => <ui.SidePanelContainer {...given} />,
  Skeleton: (given) => <ui.Skeleton {...given} />,
  Spinner: (given) => <ui.Spinner {...given} />,
  Stack: (given) => <ui.Stack {...given} />,
  StatCard: (given) => <ui.StatCard label="Calls" figure={1} {...given} />,
  StatStrip: (given) => <ui.StatStrip label="Figures" {...given} />,
  TableLead: (given) => <ui.TableLead title="Priya Nair" {...given} />,
  Tabs: (given) => <ui.Tabs label="Sections" items={options} {...given} />,
  Text: (given) => <ui.Text {...given} />,
  Timeline: (given) => <ui.Timeline label="History" entries={[]} {...given} />,
  ToastRegion: (given) => (
    <ui.ToastRegion
      toasts={[{ id: 'a', message: 'Saved.', tone: 'success' }]}
      onDismiss={nothing}
      {...given}
    />
  ),
  Tooltip: (given) => (
    <ui.Tooltip content="More" {...given}>
      <i />
    </ui.Tooltip>
  ),
  VisuallyHidden: (given) => <ui.VisuallyHidden {...given} />,
};

/** Labelled controls: `className` and `style` go to the root, the rest to the control. */
export const controls: Renders = {
  Checkbox: (given) => <ui.Checkbox label="Record" {...given} />,
  Combobox: (given) => <ui.Combobox label="Who" options={options} {...given} />,
  DatePicker: (given) => <ui.DatePicker label="Due" {...given} />,
  DateRangePicker: (given) => <ui.DateRangePicker label="Days" {...given} />,
  MultiSelect: (given) => <ui.MultiSelect label="Roles" options={options} {...given} />,
  NumberField: (given) => <ui.NumberField label="Seats" {...given} />,
  PasswordField: (given) => <ui.PasswordField label="Password" {...given} />,
  RadioCard: (given) => (
    <ui.RadioGroup label="Role">
      <ui.RadioCard value="a" {...given}>
        A
      </ui.RadioCard>
    </ui.RadioGroup>
  ),
  Select: (given) => <ui.Select label="Role" options={options} {...given} />,
  Slider: (given) => <ui.Slider label="Volume" {...given} />,
  Switch: (given) => <ui.Switch label="On" {...given} />,
  TagInput: (given) => <ui.TagInput label="Tags" {...given} />,
  Textarea: (given) => <ui.Textarea label="Notes" {...given} />,
  TextField: (given) => <ui.TextField label="Name" {...given} />,
};

/** Layers, of which a page shows one at a time. */
export const layers: Renders = {
  AlertDialog: (given) => (
    <ui.AlertDialog
      defaultOpen
      title="Remove?"
      confirmLabel="Remove"
      onConfirm={nothing}
      {...given}
    />
  ),
  'Dialog.Root': (given) => <ui.Dialog.Root defaultOpen title="Invite" {...given} />,
  'Popover.Content': (given) => (
    <ui.Popover.Root defaultOpen>
      <ui.Popover.Trigger label="Columns" />
      <ui.Popover.Content label="Columns" {...given} />
    </ui.Popover.Root>
  ),
  Sheet: (given) => <ui.Sheet defaultOpen side="end" label="Details" {...given} />,
  SidePanel: (given) => <ui.SidePanel recordId="1" label="Priya Nair" {...given} />,
};

/** Folders without a component that has a root: illustrations, parts of charts. */
export const rootless: readonly string[] = ['Chart', 'Illustration'];
