import type { Tool } from '@platform/domain';
import { Page } from '@platform/ui';
import { ToolsScreen } from '@platform/ui/voice';
import type { SaveOutcome } from '@platform/ui';
import type { ToolsScreenProps } from '@platform/ui/voice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import { refusedReads } from '../../../.storybook/roles.ts';
import { voicePaths } from '../paths.ts';
import { integrations, oddTools, templates, tools } from './toolsFixtures.ts';
import { failed, loading, outdated, ready, unavailable } from '../../remotes.ts';

function StatefulTools(props: ToolsScreenProps) {
  const [search, onSearchChange] = useState(props.search);
  const [kind, onKindChange] = useState(props.kind);
  return (
    <Page>
      <ToolsScreen {...props} {...{ search, onSearchChange, kind, onKindChange }} />
    </Page>
  );
}

const saved = async (): Promise<SaveOutcome> => ({ status: 'saved' });

const meta = {
  title: 'Voice/Tools',
  component: ToolsScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<ToolsScreenProps>({
      tools: 'The tools could not be loaded. Please try again.',
    }),
  },
  args: {
    paths: voicePaths,
    integrationsHref: '/integrations',
    tools: ready({ tools, total: tools.length }),
    templates: ready(templates),
    integrations: ready(integrations),
    search: '',
    onSearchChange: fn(),
    kind: '',
    onKindChange: fn(),
    onAdd: fn(saved),
    onUpdate: fn(saved),
    onSwitch: fn(),
    onDelete: fn(async (): ReturnType<ToolsScreenProps['onDelete']> => undefined),
  },
  render: (args) => <StatefulTools {...args} />,
} satisfies Meta<typeof ToolsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

async function openTool(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Edit tool' }));
}

/** The mockup voice-tools. */
export const Default: Story = { parameters: atEveryWidth };

export const Loading: Story = { args: { tools: loading } };

export const Empty: Story = { args: { tools: ready({ tools: [], total: 0 }) } };

export const Failed: Story = {
  args: { tools: failed('The tools could not be loaded. Please try again.', fn()) },
};

export const NotRefreshed: Story = {
  args: { tools: outdated({ tools, total: 1200 }, 'The service cannot be reached.') },
};

export const Unavailable: Story = { args: { tools: unavailable } };

/** Unexpected values do not break a card; a tool without an id has no actions. */
export const OddContent: Story = { args: { tools: ready({ tools: oddTools, total: 3 }) } };

/** The editor with a stored secret, the list of parameters and its JSON. */
export const Open: Story = {
  play: async () => {
    const sheet = await openTool('book_appointment');
    await sheet.findByRole('button', { name: 'Save Changes' });
  },
  parameters: { hasPicture: true },
};

/** Search and kind narrow the cards; a card shows what it needs and has a switch. */
export const Cards: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('link', { name: 'Connect HubSpot first' })).toHaveAttribute(
      'href',
      '/integrations',
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Agents may use send_directions' }));
    await expect(args.onSwitch).toHaveBeenCalledWith(tools[5], true);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search tools' }), 'slot');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await userEvent.click(screen.getByRole('combobox', { name: 'Filter by kind' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Transfer' }));
    await screen.findByText('No tools found');
  },
};

/** The list of parameters and the JSON are one value; errors show their position. */
export const EditsParameters: Story = {
  play: async ({ args }) => {
    const sheet = await openTool('book_appointment');
    const json = sheet.getByLabelText('JSON schema');
    const inJson = () => JSON.parse((json as HTMLTextAreaElement).value) as object;
    const secret = sheet.getByLabelText('Value of Authorization');
    await expect(secret).toHaveValue('');
    await expect(secret).toHaveAttribute('placeholder', 'A value is stored. Type to replace it');

    await userEvent.click(sheet.getByRole('button', { name: 'Add parameter' }));
    await waitFor(() => expect(sheet.getByLabelText('Name of parameter 4')).toHaveFocus());
    await userEvent.keyboard('date');
    await expect(sheet.getByText('properties.date: two parameters have this name')).toBeVisible();
    await userEvent.keyboard('s');
    await expect(inJson()).toMatchObject({ properties: { dates: { type: 'string' } } });
    await userEvent.click(sheet.getByRole('checkbox', { name: 'dates is required' }));
    await expect(inJson()).toMatchObject({ required: ['date', 'time', 'dates'] });

    await userEvent.clear(json);
    await userEvent.click(json);
    await userEvent.paste('{"type":"object","properties":{"seats":{"type":"seat"}}}');
    await expect(json).toHaveAccessibleDescription(/^properties\.seats\.type: use one of/);
    await userEvent.click(sheet.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onUpdate).not.toHaveBeenCalled();
    await userEvent.clear(json);
    await userEvent.click(json);
    await userEvent.paste('{"type":"object","properties":{"seats":{"type":"integer"}}}');
    await expect(sheet.getByLabelText('Name of parameter 1')).toHaveValue('seats');
    await expect(sheet.getByRole('region', { name: 'Sample request' })).toHaveTextContent(
      'POST /bookings Host: api.northwind.example Authorization: •••••••• X-Clinic: berlin { "seats": 1 }',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.onUpdate).toHaveBeenCalledWith(
        tools[0],
        expect.objectContaining({
          parameters: { type: 'object', properties: { seats: { type: 'integer' } } },
          headers: tools[0]?.headers,
        }),
      ),
    );
  },
};

/** A template lists its missing fields; leaving asks for confirmation. */
export const StartsFromATemplate: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add Tool' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Tool' }));
    await userEvent.click(
      dialog.getByRole('button', {
        name: /^Look an order up.*You fill in: address, value of Authorization$/,
      }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Add Tool' }));
    await expect(await sheet.findByText('address, value of Authorization')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Add Tool' }));
    await sheet.findByText('Enter an address that begins with https://');
    await sheet.findByText('Enter a value');
    await userEvent.type(sheet.getByLabelText('Address'), 'https://shop.example/orders');
    await userEvent.type(sheet.getByLabelText('Value of Authorization'), 'Bearer 123');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await sheet.findByRole('button', { name: 'Keep editing' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add Tool' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'look_up_order',
          url: 'https://shop.example/orders',
          headers: [{ name: 'Authorization', value: 'Bearer 123', isSecret: true, hasValue: true }],
        }),
      ),
    );
  },
};

/** If the server knows of more users, they are listed before the deletion is forced. */
export const DeletesAUsedTool: Story = {
  args: {
    onDelete: fn(async (_tool: Tool, isForced: boolean): ReturnType<ToolsScreenProps['onDelete']> =>
      isForced ? undefined : { status: 'inUse', usedBy: [{ id: 'a-9', name: 'Night line' }] },
    ),
  },
  play: async ({ args }) => {
    const sheet = await openTool('send_directions');
    await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete send_directions?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await question.findByText('send_directions is in use');
    await expect(question.getByText('Night line')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete anyway' }));
    await expect(args.onDelete).toHaveBeenLastCalledWith(tools[5], true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
