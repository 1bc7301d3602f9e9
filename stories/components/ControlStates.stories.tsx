import {
  Button,
  Checkbox,
  Combobox,
  Icon,
  IconButton,
  Link,
  Menu,
  Pagination,
  PasswordField,
  PlatformProvider,
  SegmentedControl,
  Select,
  Switch,
  Tabs,
  Textarea,
  TextField,
} from '@platform/ui';
import type { MenuItem } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Trash2 } from 'lucide';
import { fn } from 'storybook/test';
import { inForcedColours } from '../../.storybook/modes.ts';
import { ControlState, States } from './ControlStates.tsx';

const options = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
];

/** Elements to focus: one per group; for a field with a button, the field. */
const focused = [
  'a',
  'button:not([aria-selected="false"], td:has(input) button, nav button:first-child)',
  'input:not([type="radio"])',
  'textarea',
  ':checked',
].map((control) => `[data-shown="focus"] ${control}`);

const meta = {
  title: 'Components/Control states',
  component: States,
  // The addon simulates these states by their selectors.
  parameters: {
    ...inForcedColours,
    layout: 'fullscreen',
    pseudo: {
      hover: ['[data-shown="hover"] *'],
      focusVisible: focused,
      focus: focused,
      active: ['[data-shown="pressed"] *'],
    },
    // The same controls are rendered five times in each of two themes.
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
  },
  render: ({ children }) => (
    <>
      <PlatformProvider theme="light">
        <States>{children}</States>
      </PlatformProvider>
      <PlatformProvider theme="dark">
        <States>{children}</States>
      </PlatformProvider>
    </>
  ),
} satisfies Meta<typeof States>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  args: {
    children: (
      <>
        <ControlState
          name="Primary"
          draw={(rest) => (
            <Button variant="primary" {...rest}>
              Invite
            </Button>
          )}
        />
        <ControlState name="Secondary" draw={(rest) => <Button {...rest}>Manage</Button>} />
        <ControlState
          name="Ghost"
          draw={(rest) => (
            <Button variant="ghost" {...rest}>
              Cancel
            </Button>
          )}
        />
        <ControlState
          name="Danger"
          draw={(rest) => (
            <Button variant="danger" {...rest}>
              Remove
            </Button>
          )}
        />
        <ControlState
          name="Quiet danger"
          draw={(rest) => (
            <Button variant="danger" emphasis="low" {...rest}>
              Cancel plan
            </Button>
          )}
        />
        <ControlState
          name="Icon"
          draw={(rest) => <IconButton label="Edit" icon={<Icon icon={Pencil} />} {...rest} />}
        />
        <ControlState
          name="Menu"
          draw={({ disabled }) => (
            <Menu.Root>
              <Menu.Trigger
                label="Actions for Amara Okafor"
                icon={Ellipsis}
                disabledReason={disabled ? 'You may not change this member.' : undefined}
              />
              <Menu.Items items={[{ id: 'edit', label: 'Edit' }]} />
            </Menu.Root>
          )}
        />
        <ControlState
          name="Pagination"
          draw={({ disabled = false }) => (
            <Pagination
              pageLabel="Page 2"
              hasPrevious={!disabled}
              hasNext={!disabled}
              onPrevious={fn()}
              onNext={fn()}
            />
          )}
        />
        <ControlState
          name="Link"
          hasDisabled={false}
          draw={() => <Link href="#team">Open the team</Link>}
        />
        <ControlState
          name="Tabs"
          hasDisabled={false}
          draw={() => <Tabs label="Interval" items={options} />}
        />
      </>
    ),
  },
};

export const Fields: Story = {
  args: {
    children: (
      <>
        <ControlState name="Text" draw={(rest) => <TextField label="Email" {...rest} />} />
        <ControlState
          name="In error"
          draw={(rest) => <TextField label="Name" error="Give it a name." {...rest} />}
        />
        <ControlState name="Lines" draw={(rest) => <Textarea label="Note" {...rest} />} />
        <ControlState
          name="Select"
          draw={(rest) => <Select label="Interval" options={options} {...rest} />}
        />
        <ControlState
          name="Combobox"
          draw={(rest) => (
            <Combobox label="Contact" placeholder="Select contact" options={options} {...rest} />
          )}
        />
        <ControlState
          name="Password"
          draw={(rest) => <PasswordField label="Password" {...rest} />}
        />
        <ControlState
          name="Checkbox"
          draw={(rest) => <Checkbox label="Record" defaultChecked {...rest} />}
        />
        <ControlState name="Switch" draw={(rest) => <Switch label="Online" {...rest} />} />
        <ControlState
          name="Segments"
          hasDisabled={false}
          draw={() => <SegmentedControl label="Interval" options={options} />}
        />
      </>
    ),
  },
};

const items: readonly MenuItem[] = [
  { id: 'active', label: 'Under the pointer or the keys', icon: Pencil },
  { id: 'rest', label: 'At rest', icon: Pencil },
  { id: 'unavailable', label: 'Unavailable', icon: Pencil, disabledReason: 'Not for you.' },
  { id: 'line', type: 'separator' },
  { id: 'danger', label: 'Cannot be undone', icon: Trash2, tone: 'danger' },
];

/** Items of an open menu; the focus follows the pointer. */
export const MenuItems: Story = {
  args: { children: null },
  parameters: {
    pseudo: {
      focusVisible: ['[role="menuitem"]:first-child'],
      focus: ['[role="menuitem"]:first-child'],
    },
  },
  render: () => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <PlatformProvider key={theme} theme={theme} style={{ blockSize: 300, padding: 24 }}>
          <Menu.Root open>
            <Menu.Trigger label={`Actions, ${theme}`} icon={Ellipsis} />
            <Menu.Items placement="bottom-start" items={items} />
          </Menu.Root>
        </PlatformProvider>
      ))}
    </>
  ),
};
