import { Button, Menu, Page, SidePanel, SidePanelContainer, TextField } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const people = ['Elena Petrova', 'Marcus Bell', 'Sofía Marín'];

function PanelBesideList({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState<number | null>(null);
  const stepTo = (index: number) => (index in people ? () => setOpen(index) : undefined);
  return (
    <SidePanelContainer>
      <div>
        <Page>
          <h1>People</h1>
          <TextField label="Search" />
          <ul>
            {people.map((name, index) => (
              <li key={name}>
                <a
                  href={`#${index}`}
                  style={{ display: 'inline-block', paddingBlock: 6 }}
                  aria-current={index === open || undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    setOpen(index);
                  }}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Page>
        {open === null ? null : (
          <SidePanel
            label={people[open] ?? ''}
            recordId={String(open)}
            position={`${open + 1} of ${people.length}`}
            previousLabel="Previous person"
            nextLabel="Next person"
            closeLabel="Close person"
            onPrevious={stepTo(open - 1)}
            onNext={stepTo(open + 1)}
            onOpenChange={() => {
              setOpen(null);
              onClose();
            }}
            returnTo={() => document.querySelector(`a[href="#${open}"]`)}
          >
            <div style={{ display: 'grid', gap: 16, padding: 22 }}>
              <h2>{people[open]}</h2>
              <TextField label="Note" />
              <Menu.Root>
                <Menu.Trigger variant="button" label="More" />
                <Menu.Items items={[{ id: 'copy', label: 'Copy', onSelect: () => undefined }]} />
              </Menu.Root>
              <Button>Save</Button>
              <div style={{ blockSize: 1200 }}>A long story</div>
            </div>
          </SidePanel>
        )}
      </div>
    </SidePanelContainer>
  );
}

const meta = {
  title: 'Components/Side panel',
  tags: ['autodocs'],
  component: PanelBesideList,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { onClose: fn() },
} satisfies Meta<typeof PanelBesideList>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const column = async (name: string) => screen.findByRole('complementary', { name });

/** Next to the page, which stays usable. */
export const Default: Story = {};

export const OpenAndClose: Story = {
  play: async ({ canvas, args }) => {
    await open('Elena Petrova');
    const panel = await column('Elena Petrova');
    await expect(panel).toHaveFocus();
    await waitFor(async () => {
      const page = screen.getByRole('list').getBoundingClientRect();
      const { left, right } = panel.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(page.right);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(within(panel).getByRole('status')).toHaveTextContent('Elena Petrova 1 of 3');
    await expect(within(panel).getByRole('button', { name: 'Previous person' })).toBeDisabled();

    await userEvent.click(canvas.getByRole('link', { name: 'Sofía Marín' }));
    await expect(panel).toHaveAccessibleName('Sofía Marín');
    await expect(within(panel).getByRole('button', { name: 'Next person' })).toBeDisabled();
    await userEvent.click(within(panel).getByRole('button', { name: 'Close person' }));
    await expect(panel).not.toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A container inside another, such as in a layout that has one, leaves the panel at the edge. */
export const NestedContainer: Story = {
  render: (args) => (
    <SidePanelContainer>
      <main>
        <Page>
          <PanelBesideList {...args} />
        </Page>
      </main>
    </SidePanelContainer>
  ),
  parameters: { hasPicture: true },
  play: async () => {
    await open('Elena Petrova');
    const panel = await column('Elena Petrova');
    await waitFor(() => {
      const { top, right } = panel.getBoundingClientRect();
      return expect([top, right]).toEqual([0, document.documentElement.clientWidth]);
    });
    await expect(panel).toHaveFocus();
  },
};

/** Enter opens it, j and k step through records, Escape closes it and focuses the last record. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Elena Petrova' }).focus();
    await userEvent.keyboard('{Enter}');
    const panel = await column('Elena Petrova');
    await userEvent.keyboard('k');
    await expect(panel).toHaveAccessibleName('Elena Petrova');
    await userEvent.keyboard('jj');
    await expect(panel).toHaveAccessibleName('Sofía Marín');
    await userEvent.keyboard('k');
    await expect(panel).toHaveAccessibleName('Marcus Bell');
    await expect(panel).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(panel).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Marcus Bell' })).toHaveFocus();
  },
};

/** At the last record the Next button is disabled without losing the focus. */
export const AtTheEnd: Story = {
  play: async () => {
    await open('Marcus Bell');
    const panel = await column('Marcus Bell');
    within(panel).getByRole('button', { name: 'Next person' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel).toHaveAccessibleName('Sofía Marín');
    await waitFor(() => expect(panel).toHaveFocus());
  },
};

/** Typing, browser shortcuts and layers over the page do not step. */
export const IgnoredKeys: Story = {
  play: async ({ canvas }) => {
    await open('Elena Petrova');
    const panel = await column('Elena Petrova');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'jjk{Escape}');
    await userEvent.type(within(panel).getByRole('textbox', { name: 'Note' }), 'jk');
    await expect(panel).toHaveAccessibleName('Elena Petrova');
    panel.focus();
    await userEvent.keyboard('{Control>}j{/Control}{Shift>}J{/Shift}');
    await expect(panel).toHaveAccessibleName('Elena Petrova');
    await userEvent.click(within(panel).getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
    await userEvent.keyboard('j{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(panel).toHaveAccessibleName('Elena Petrova');
    await userEvent.keyboard('{Escape}');
    await expect(panel).not.toBeInTheDocument();
  },
};

/** Another record is scrolled to its top. */
export const StartsAtTheTop: Story = {
  play: async () => {
    await open('Elena Petrova');
    const panel = await column('Elena Petrova');
    const body = within(panel).getByText('A long story').closest('div[class]');
    if (body) body.scrollTop = 300;
    await expect(body?.scrollTop).toBe(300);
    await userEvent.keyboard('j');
    await expect(body?.scrollTop).toBe(0);
  },
};

/** Without room it is a sheet over the page, with the same content and keys. */
export const SheetWithoutRoom: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await open('Elena Petrova');
    const sheet = await screen.findByRole('dialog', { name: 'Elena Petrova' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await expect(screen.queryByRole('complementary')).toBeNull();
    await userEvent.keyboard('j');
    await expect(sheet).toHaveAccessibleName('Marcus Bell');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Marcus Bell' })).toHaveFocus());
  },
};

export const SheetFillsTheWindow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await open('Elena Petrova');
    const sheet = await screen.findByRole('dialog', { name: 'Elena Petrova' });
    await expect(sheet.getBoundingClientRect().width).toBe(window.innerWidth);
  },
};
