import { Page } from '@platform/ui';
import { NumbersScreen } from '@platform/ui/voice';
import type { SaveOutcome } from '@platform/ui';
import type { NumbersScreenProps } from '@platform/ui/voice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import { refusedReads } from '../../../.storybook/roles.ts';
import { agentHref, voicePaths } from '../paths.ts';
import { agents, numbers, oddNumbers } from './numbersFixtures.ts';
import { failed, loading, outdated, ready, unavailable } from '../../remotes.ts';

function StatefulNumbers(props: NumbersScreenProps) {
  const [search, onSearchChange] = useState(props.search);
  const [states, onStatesChange] = useState(props.states);
  const [agentId, onAgentChange] = useState(props.agentId);
  const actions = { ...props.actions, onSearchChange, onStatesChange, onAgentChange };
  return (
    <Page>
      <NumbersScreen {...props} {...{ search, states, agentId, actions }} />
    </Page>
  );
}

const meta = {
  title: 'Voice/Phone numbers',
  component: NumbersScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<NumbersScreenProps>({
      numbers: 'The phone numbers could not be loaded. Please try again.',
    }),
  },
  args: {
    paths: voicePaths,
    agentHref,
    numbers: ready({ phoneNumbers: numbers, total: numbers.length }),
    agents: ready(agents),
    search: '',
    states: [],
    agentId: '',
    actions: {
      onSearchChange: fn(),
      onStatesChange: fn(),
      onAgentChange: fn(),
      onAdd: fn(async (): Promise<SaveOutcome<'number'>> => ({ status: 'saved' })),
      onUpdate: fn(async (): Promise<SaveOutcome<'number'>> => ({ status: 'saved' })),
      onAssign: fn(),
      onRelease: fn(async () => undefined),
    },
  },
  render: (args) => <StatefulNumbers {...args} />,
} satisfies Meta<typeof NumbersScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const shown = (): number => screen.getAllByRole('row').length - 1;

async function openAdd() {
  await userEvent.click(screen.getByRole('button', { name: 'Add Number' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Number' }));
  await waitFor(() => expect(dialog.getByLabelText('Number')).toHaveFocus());
  return dialog;
}

/** The mockup phone-numbers. */
export const Default: Story = { parameters: atEveryWidth };

export const Loading: Story = { args: { numbers: loading, agents: loading } };

export const Empty: Story = { args: { numbers: ready({ phoneNumbers: [], total: 0 }) } };

export const Failed: Story = {
  args: { numbers: failed('The phone numbers could not be loaded. Please try again.', fn()) },
};

export const NotRefreshed: Story = {
  args: {
    numbers: outdated({ phoneNumbers: numbers, total: 1200 }, 'The service cannot be reached.'),
    agents: failed('The service cannot be reached.', fn()),
  },
};

export const Unavailable: Story = { args: { numbers: unavailable } };

/** Unexpected values do not break the table; a number without an id has no actions. */
export const OddContent: Story = {
  args: { numbers: ready({ phoneNumbers: oddNumbers, total: 3 }) },
};

/** A number is found in any notation; status and agent narrow the list. */
export const Filtered: Story = {
  play: async () => {
    await expect(screen.getByText('1 number has no agent')).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Search numbers' });
    await userEvent.type(search, '+44 (20) 7946 016');
    await waitFor(() => expect(shown()).toBe(1));
    await expect(screen.getByRole('row', { name: /After hours/ })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.click(screen.getByRole('button', { name: 'Filter by status: All statuses' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Agent offline' }));
    await waitFor(() => expect(shown()).toBe(1));
    await expect(screen.getByRole('row', { name: /Survey follow-up/ })).toBeVisible();
  },
};

/** A typed or pasted number is formatted at once; the field shows the server's error. */
export const AddsANumber: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onAdd: fn(async (): Promise<SaveOutcome<'number'>> => ({
        status: 'refused',
        field: 'number',
        message: 'This number is already in use',
      })),
    },
  },
  play: async ({ args }) => {
    const dialog = await openAdd();
    const number = dialog.getByLabelText('Number');
    await userEvent.type(number, '020 7946{Enter}');
    await dialog.findByText('Begin with + and the country code');
    await dialog.findAllByText('Choose a provider');
    await userEvent.clear(number);
    await userEvent.click(number);
    await userEvent.paste('0044 (0)20-7946-0100');
    await expect(number).toHaveValue('+44 20 7946 0100');
    await expect(number).toHaveAccessibleDescription('United Kingdom: +44 20 7946 0100');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Provider' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Telnyx' }));
    await userEvent.type(dialog.getByLabelText('Provider key location'), 'vault/telnyx');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Number' }));
    await dialog.findByText('This number is already in use');
    await expect(args.actions.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({
        number: '+442079460100',
        provider: 'telnyx',
        credentials: 'vault/telnyx',
        agentId: '',
      }),
    );
    await expect(number).toHaveFocus();
    await expect(dialog.getByLabelText('Provider key location')).toHaveValue('vault/telnyx');
  },
};

/** A row has its agent, form and release; stored credentials are never shown. */
export const ChangesANumber: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Assign agent: +49305550177' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Front desk' }));
    await expect(args.actions.onAssign).toHaveBeenCalledWith(numbers[4], agents[0]);

    await userEvent.click(screen.getByRole('button', { name: 'Actions of +442079460100' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Number' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Number' }));
    const credentials = dialog.getByLabelText('Provider key location');
    await expect(credentials).toHaveValue('');
    await expect(credentials).toHaveAttribute('placeholder', 'One is stored. Type to replace it');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

    await userEvent.click(screen.getByRole('button', { name: 'Actions of +442079460100' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Release' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Release +44 20 7946 0100?' }),
    );
    await expect(question.getByText(/^Front desk stops answering/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Release' }));
    await expect(args.actions.onRelease).toHaveBeenCalledWith(numbers[0]);
  },
};

const onAssignSeveral = fn(async () => new Set<string>());
const onReleaseSeveral = fn(async (released: readonly { key: string }[]) =>
  released.length > 1
    ? released.slice(0, 1).map(({ key }) => ({ id: key, message: 'A call is under way.' }))
    : [],
);

const severalArgs: NonNullable<Story['args']> = {
  actions: { ...meta.args.actions, onAssignSeveral, onReleaseSeveral },
};

async function selectTwo() {
  const boxes = screen.getAllByRole('checkbox', { name: /^Select / });
  const rowBoxes = boxes.slice(-numbers.length);
  await userEvent.click(rowBoxes[0] as HTMLElement);
  await userEvent.click(rowBoxes[1] as HTMLElement);
  return within(await screen.findByRole('toolbar', { name: 'Selection' }));
}

/** An agent is attached to all selected numbers, one call each. */
export const SeveralAssigned: Story = {
  args: severalArgs,
  play: async () => {
    const bar = await selectTwo();
    await userEvent.click(await bar.findByRole('button', { name: 'Assign agent' }));
    const [first] = await screen.findAllByRole('menuitem');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onAssignSeveral).toHaveBeenCalledOnce());
    const [assigned] = onAssignSeveral.mock.calls[0] as unknown as [readonly object[]];
    await expect(assigned).toHaveLength(2);
  },
};

/** Numbers that could not be released stay in the dialog with the reason; only they are tried again. */
export const SeveralReleased: Story = {
  args: severalArgs,
  play: async () => {
    const bar = await selectTwo();
    await userEvent.click(await bar.findByRole('button', { name: 'Release' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Release 2 numbers?' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    const release = dialog.getByRole('button', { name: 'Release' });
    await userEvent.click(release);
    await dialog.findByText('A call is under way.');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(release);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onReleaseSeveral).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: 'n-1' }),
    ]);
  },
};
