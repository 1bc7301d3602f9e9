import {
  Button,
  Checkbox,
  Icon,
  IconButton,
  Link,
  PlatformProvider,
  SegmentedControl,
  Select,
  Switch,
  Tabs,
  Textarea,
  TextField,
} from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide';
import { ControlState, States } from './ControlStates.tsx';

const options = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
];

/** What takes the focus: of several in a group, the chosen one. */
const focused = [
  'a',
  'button:not([aria-selected="false"])',
  'input:not([type="radio"])',
  'textarea',
  ':checked',
].map((control) => `[data-shown="focus"] ${control}`);

const meta = {
  title: 'Components/Control states',
  component: States,
  // The addon draws these states by their selectors.
  parameters: {
    layout: 'fullscreen',
    pseudo: {
      hover: ['[data-shown="hover"] *'],
      focusVisible: focused,
      focus: focused,
      active: ['[data-shown="pressed"] *'],
    },
    // The same controls stand there five times over, in each of two themes.
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

/** What is pressed, at rest, hovered, focused, pressed and disabled, in both themes. */
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
            <Button variant="dangerQuiet" {...rest}>
              Cancel plan
            </Button>
          )}
        />
        <ControlState
          name="Icon"
          draw={(rest) => <IconButton label="Edit" icon={<Icon icon={Pencil} />} {...rest} />}
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

/** What is typed in, ticked or chosen. */
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
