import {
  Avatar,
  Button,
  FactList,
  Page,
  RecordHead,
  RecordPanel,
  RecordSection,
  SidePanelContainer,
} from '@platform/ui';
import type { Remote } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { people } from '../components/people.ts';
import type { Person } from '../components/people.ts';
import { inFrame } from '../docs/inFrame.ts';
import { failed, loading, outdated, ready } from '../remotes.ts';

const [priya] = people;
const retry = fn();

interface PersonPanelProps {
  person: Remote<Person | null>;
  orders: Remote<readonly string[]>;
  position?: string;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
}

function PersonPanel({ person, orders, onClose, ...panel }: PersonPanelProps) {
  const label = person.status === 'ready' && person.data ? person.data.name : 'Person';
  return (
    <SidePanelContainer>
      <main>
        <Page>
          <h1>People</h1>
        </Page>
        <RecordPanel
          {...panel}
          open
          onOpenChange={onClose}
          record={person}
          recordId={label}
          label={label}
          loadingText="Loading person…"
          missing={{ title: 'Person not found', description: 'They may have been removed.' }}
          previousLabel="Previous person"
          nextLabel="Next person"
          closeLabel="Close person"
        >
          {({ id, name, role, email }) => (
            <>
              <RecordHead
                title={name}
                description={role}
                media={<Avatar name={name} id={id} />}
                actions={<Button>Edit</Button>}
              />
              <FactList facts={[{ label: 'Email', value: email }]} />
              <RecordSection
                title="Orders"
                items={orders}
                emptyText="No orders yet"
                actions={
                  <Button size="small" variant="ghost">
                    Add Order
                  </Button>
                }
              >
                {(items) => (
                  <ul>
                    {items.map((order) => (
                      <li key={order}>{order}</li>
                    ))}
                  </ul>
                )}
              </RecordSection>
            </>
          )}
        </RecordPanel>
      </main>
    </SidePanelContainer>
  );
}

const meta = {
  title: 'Patterns/RecordPanel',
  tags: ['autodocs'],
  component: PersonPanel,
  parameters: { layout: 'fullscreen', ...inFrame },
  globals: { viewport: { value: 'desktop' } },
  args: {
    person: ready(priya ?? null),
    orders: ready(['Order 4711', 'Order 4712']),
    position: '2 of 7',
    onPrevious: fn(),
    onNext: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PersonPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async (name = 'Priya Nair') =>
  within(await screen.findByRole('complementary', { name }));

export const Default: Story = {
  play: async ({ args }) => {
    const inside = await panel();
    await expect(inside.getByRole('heading', { level: 2, name: 'Priya Nair' })).toBeVisible();
    await expect(inside.getByRole('region', { name: 'Orders2' })).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Next person' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.keyboard('k');
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { person: loading },
  play: async () => {
    const inside = await panel('Person');
    await expect(inside.getByText('Loading person…')).toBeVisible();
  },
};

/** No record has that id. */
export const Empty: Story = {
  args: { person: ready(null) },
  play: async () => {
    const inside = await panel('Person');
    await expect(inside.getByText('Person not found')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { person: failed('The orders could not be loaded.', retry) },
  play: async () => {
    const inside = await panel('Person');
    await expect(inside.getByRole('alert')).toHaveTextContent('The orders could not be loaded.');
    await userEvent.click(inside.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const SectionFailed: Story = {
  args: { orders: failed('The orders could not be loaded.', retry) },
  play: async () => {
    const inside = await panel();
    await expect(inside.getByText('person.0@northwind.example')).toBeVisible();
    const orders = within(inside.getByRole('region', { name: 'Orders' }));
    await expect(orders.getByRole('alert')).toHaveTextContent('The orders could not be loaded.');
    await userEvent.click(orders.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const SectionLoading: Story = {
  args: { orders: loading },
  play: async () => {
    const inside = await panel();
    await expect(inside.getByRole('region', { name: 'Orders' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const SectionEmpty: Story = {
  args: { orders: ready([]) },
  play: async () => {
    const inside = await panel();
    await expect(inside.getByText('No orders yet')).toBeVisible();
  },
};

export const SectionOutdated: Story = {
  args: { orders: outdated(['Order 4711'], 'The orders could not be loaded.') },
  play: async () => {
    const inside = await panel();
    await expect(inside.getByRole('alert')).toBeVisible();
    await expect(inside.getByText('Order 4711')).toBeVisible();
  },
};

/** Below 1100 px it is a sheet over the page. */
export const SheetWithoutRoom: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Priya Nair' });
    await waitFor(() => expect(sheet).toHaveFocus());
  },
};

export const LongContent: Story = {
  args: {
    person: ready({
      id: 'long',
      name: 'Maximiliane von und zu Hohenlohe-Waldenburg-Schillingsfürst '.repeat(2),
      email: 'unbroken'.repeat(20),
      role: 'Admin',
      status: 'Active',
      calls: null,
    }),
    orders: ready(['Donaudampfschifffahrtsgesellschaft '.repeat(6)]),
  },
};
