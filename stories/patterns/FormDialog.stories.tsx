import { Button } from '@platform/ui';
import {
  FormCombobox,
  FormDialog,
  FormRow,
  FormSelect,
  FormTextarea,
  FormTextField,
  useDialogForm,
} from '@platform/ui/forms';
import type { SaveOutcome } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { BerthDialog } from './FormControls.tsx';
import type { BerthDialogProps } from './FormControls.tsx';
import { WidgetDialog } from './OwnFormControl.tsx';
import { inFrame } from '../docs/inFrame.ts';
import { pressWhileComposing } from '../components/pressWhileComposing.ts';

const orderSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'titleRequired')),
  size: z.string().check(z.minLength(1, 'sizeRequired')),
  supplier: z.string(),
  note: z.string().check(z.trim()),
});

type Order = z.input<typeof orderSchema>;

const texts: Record<string, string> = {
  titleRequired: 'Give it a title',
  sizeRequired: 'Choose a size',
};
const blank: Order = { title: '', size: '', supplier: '', note: '' };

interface OrderDialogProps {
  draft?: Order;
  onDraftChange: (draft: Order | null) => void;
  onSubmit: (order: Order) => Promise<SaveOutcome<string>>;
  onClose: () => void;
  submitLabel: string;
}

function OrderDialog({ submitLabel, onClose, ...options }: OrderDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <main>
      <h1>Orders</h1>
      <Button onClick={() => setIsOpen(true)}>Add Order</Button>
      {isOpen ? (
        <OpenDialog
          {...options}
          submitLabel={submitLabel}
          onClose={() => {
            setIsOpen(false);
            onClose();
          }}
        />
      ) : null}
    </main>
  );
}

function OpenDialog({ submitLabel, draft, onDraftChange, ...options }: OrderDialogProps) {
  const form = useDialogForm({
    schema: orderSchema,
    errorText: (key) => texts[key] ?? key,
    initialValues: blank,
    firstField: 'title',
    drafts: { read: () => draft, keep: (_id, typed) => onDraftChange(typed) },
    ...options,
  });
  return (
    <FormDialog form={form} title="Add Order" submitLabel={submitLabel} loadingText="Adding…">
      <FormTextField
        form={form}
        name="title"
        label="Title"
        isRequired
        hint={form.hasDraft ? 'Your unsaved input was restored.' : undefined}
      />
      <FormRow>
        <FormSelect
          form={form}
          name="size"
          label="Size"
          isRequired
          placeholder="Select size"
          options={[
            { value: 'small', label: 'Small' },
            { value: 'large', label: 'Large' },
          ]}
        />
        <FormCombobox
          form={form}
          name="supplier"
          label="Supplier"
          placeholder="Select supplier"
          searchLabel="Search suppliers"
          emptyText="No suppliers found"
          options={[
            { value: 's-1', label: 'Harbour Wood' },
            { value: 's-2', label: 'Bell Metal' },
          ]}
        />
      </FormRow>
      <FormTextarea form={form} name="note" label="Note" />
    </FormDialog>
  );
}

const meta = {
  title: 'Patterns/FormDialog',
  tags: ['autodocs'],
  parameters: inFrame,
  component: OrderDialog,
  args: {
    submitLabel: 'Add',
    onSubmit: fn(async (): Promise<SaveOutcome<string>> => ({ status: 'saved' })),
    onDraftChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OrderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Add Order' });
const title = () => screen.getByRole('textbox', { name: 'Title' });
const size = () => screen.getByRole('combobox', { name: 'Size' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillIn(): Promise<void> {
  await dialog();
  await userEvent.type(title(), ' Chairs ');
  await userEvent.click(size());
  await userEvent.click(await screen.findByRole('option', { name: 'Large' }));
}

async function isClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Submits the values as transformed by the schema. */
export const Default: Story = {
  play: async ({ args }) => {
    await dialog();
    await waitFor(() => expect(title()).toHaveFocus());
    await fillIn();
    await userEvent.click(screen.getByRole('combobox', { name: 'Supplier' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bell Metal' }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      title: ' Chairs ',
      size: 'large',
      supplier: 's-2',
      note: '',
    });
    await press('Add');
    await isClosed();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Chairs',
      size: 'large',
      supplier: 's-2',
      note: '',
    });
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
  },
};

/** All errors appear at once, the first invalid field has focus, each is validated on change. */
export const Empty: Story = {
  play: async ({ args }) => {
    await dialog();
    await press('Add');
    await waitFor(() => expect(title()).toHaveAccessibleDescription('Give it a title'));
    await expect(size()).toHaveAccessibleDescription('Choose a size');
    await waitFor(() => expect(title()).toHaveFocus());
    await userEvent.type(title(), 'C');
    await waitFor(() => expect(title()).toBeValid());
    await expect(size()).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Only one submission at a time, however it is triggered. */
export const Loading: Story = {
  args: { onSubmit: fn(() => new Promise<SaveOutcome<string>>(() => {})) },
  play: async ({ args }) => {
    await fillIn();
    const submit = screen.getByRole('button', { name: 'Add' });
    submit.click();
    submit.click();
    await userEvent.type(title(), '{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Adding…' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(title()).toHaveAttribute('readonly');
  },
};

/** A form-level error is above the fields, which keep their input. */
export const Failed: Story = {
  args: {
    onSubmit: fn(async (): Promise<SaveOutcome<string>> => ({
      status: 'refused',
      message: 'Out of stock.',
    })),
  },
  play: async ({ args }) => {
    await fillIn();
    await press('Add');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Out of stock.');
    await expect(title()).toHaveValue(' Chairs ');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const RefusedAtField: Story = {
  args: {
    onSubmit: fn(async (): Promise<SaveOutcome<string>> => ({
      status: 'refused',
      message: 'There is an order of this title.',
      field: 'title',
    })),
  },
  play: async () => {
    await fillIn();
    await press('Add');
    await waitFor(() =>
      expect(title()).toHaveAccessibleDescription('There is an order of this title.'),
    );
    await waitFor(() => expect(title()).toHaveFocus());
    await expect(size()).toBeValid();
  },
};

/** P15: a select is blocked while its form submits, then has focus; composing submits nothing. */
export const SubmittedFromSelect: Story = {
  args: {
    onSubmit: fn(async (): Promise<SaveOutcome<string>> => ({
      status: 'refused',
      message: 'Out of stock.',
    })),
  },
  play: async ({ args }) => {
    await fillIn();
    await waitFor(() => expect(size()).toHaveFocus());
    await pressWhileComposing(title(), 'Enter', { ctrlKey: true });
    await pressWhileComposing(title(), 'Escape');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Out of stock.');
    await waitFor(() => expect(size()).toHaveFocus());
  },
};

/** A draft is restored; closing would discard it, so the form asks. */
export const Draft: Story = {
  args: { draft: { title: 'Tables', size: '', supplier: '', note: '' } },
  play: async ({ args }) => {
    await dialog();
    await expect(title()).toHaveValue('Tables');
    await expect(title()).toHaveAccessibleDescription('Your unsaved input was restored.');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('group', { name: /Leave without saving/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await press('Keep editing');
    await expect(title()).toHaveFocus();
    await press('Close');
    await press('Leave');
    await isClosed();
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
  },
};

export const DraftDiscarded: Story = {
  args: { draft: { title: 'Tables', size: '', supplier: '', note: '' } },
  play: async ({ args }) => {
    await dialog();
    await press('Discard draft');
    await expect(title()).toHaveValue('');
    await expect(title()).toHaveFocus();
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
    await expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
    await expect(screen.queryByText('Draft kept')).toBeNull();
    await userEvent.type(title(), 'Lamps');
    await expect(screen.getByText('Draft kept')).toBeVisible();
    await userEvent.clear(title());
    await expect(screen.queryByText('Draft kept')).toBeNull();
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
  },
};

/** If storage is full, no draft is promised. */
export const DraftWithoutRoom: Story = {
  args: { onDraftChange: fn(() => false) },
  play: async ({ args }) => {
    await dialog();
    await userEvent.type(title(), 'Lamps');
    await expect(args.onDraftChange).toHaveBeenCalled();
    await expect(screen.queryByText('Draft kept')).toBeNull();
    await expect(title()).toHaveValue('Lamps');
  },
};

/** Closes without a question if nothing was typed; Cancel never asks. */
export const Left: Story = {
  play: async ({ args }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await press('Add Order');
    await dialog();
    await userEvent.type(title(), 'Chairs');
    await press('Cancel');
    await isClosed();
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: {
    submitLabel: 'Bestellung hinzufügen und an das Lager senden',
    draft: {
      title: 'Donaudampfschifffahrtsgesellschaft '.repeat(5),
      size: '',
      supplier: '',
      note: 'Text '.repeat(90),
    },
  },
  globals: { viewport: { value: 'phone' } },
};

/** Bad dates and numbers keep their text, in the draft too, until they are corrected. */
export const DatesAndNumbers: Story = {
  parameters: { hasPicture: true, alsoIn: ['phone'] },
  render: (args) => (
    <BerthDialog
      onDraftChange={args.onDraftChange as BerthDialogProps['onDraftChange']}
      onSubmit={args.onSubmit}
    />
  ),
  play: async ({ args }) => {
    const length = await screen.findByRole('spinbutton', { name: 'Length' });
    const inspection = screen.getByRole('textbox', { name: 'Inspection' });
    await userEvent.type(inspection, '31/02/2026');
    await userEvent.type(length, 'ten');
    await press('Add');
    await expect(inspection).toHaveAccessibleDescription(
      'There is no such day: February 2026 ends on 28/02/2026.',
    );
    await expect(screen.getByRole('textbox', { name: 'From date' })).toHaveAccessibleDescription(
      'Choose a day',
    );
    await expect(length).toHaveValue('ten');
    await expect(length).toHaveAccessibleDescription('Enter a number, for example 10 m.');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ arrival: '31/02/2026', length: 'ten' }),
    );
    const supplies = screen.getByRole('combobox', { name: 'Supplies' });
    await expect(supplies).toHaveAccessibleDescription('Choose a supply');
    const tags = screen.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(tags, 'lee,Lee');
    await press('Add');
    await expect(tags).toHaveAccessibleDescription(/“Lee” is already in the list\.$/);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ tags: { tags: ['lee'], text: 'Lee' } }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** `useFormField` binds a control that the package does not have. */
export const OwnControl: Story = {
  render: (args) => <WidgetDialog onSubmit={args.onSubmit} />,
  play: async ({ args }) => {
    const colour = await screen.findByLabelText('Widget colour');
    await press('Save');
    await waitFor(() => expect(colour).toBeInvalid());
    await expect(colour).toHaveFocus();
    await expect(colour).toHaveAccessibleDescription(
      'Choose a colour that white text can be read on.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fireEvent.change(colour, { target: { value: '#3269f0' } });
    await waitFor(() => expect(colour).toBeValid());
    await press('Save');
    await expect(args.onSubmit).toHaveBeenCalledWith({ colour: '#3269f0' });
  },
};

/** Any separator, a pasted range in reverse order and a decimal comma are understood. */
export const DatesAndNumbersCorrected: Story = {
  render: DatesAndNumbers.render as NonNullable<Story['render']>,
  play: async ({ args }) => {
    const length = await screen.findByRole('spinbutton', { name: 'Length' });
    const inspection = screen.getByRole('textbox', { name: 'Inspection' });
    await userEvent.type(inspection, '1.12.2026');
    await userEvent.click(screen.getByRole('textbox', { name: 'From date' }));
    await userEvent.paste('10/12/2026 – 5/12/2026');
    await userEvent.type(screen.getByRole('textbox', { name: 'Tags' }), 'lee, north{Enter}');
    const supplies = screen.getByRole('combobox', { name: 'Supplies' });
    supplies.focus();
    await userEvent.keyboard('f');
    const list = await screen.findByRole('listbox', { name: 'Supplies' });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard('{Enter}{Home}{Enter}{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(supplies).toHaveFocus();
    await expect(supplies).toHaveTextContent('Water, Fuel');
    await userEvent.type(length, '12,5{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        arrival: '2026-12-01',
        stay: { from: '2026-12-05', to: '2026-12-10' },
        length: 12.5,
        shelter: 3,
        supplies: ['fuel', 'water'],
        tags: ['lee', 'north'],
      }),
    );
  },
};
