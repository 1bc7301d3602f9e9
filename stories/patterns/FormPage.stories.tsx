import { Button, Page, Stack } from '@platform/ui';
import {
  FormProblems,
  FormSection,
  FormSegmentedControl,
  FormTextField,
  usePageForm,
} from '@platform/ui/forms';
import type { PageFormOptions } from '@platform/ui/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'name')),
  size: z.string(),
});
type Berth = z.infer<typeof schema>;

const labels: Record<keyof Berth, string> = { name: 'Name', size: 'Size' };
const sizes = [
  { value: 'small', label: 'Up to 8 m' },
  { value: 'large', label: 'Up to 20 m' },
];
const nameRequired = () => 'Enter a name.';

type BerthFormProps = Pick<
  PageFormOptions<Berth, Berth>,
  'draft' | 'isLocked' | 'onDraftChange' | 'onSubmit'
>;

function BerthForm(props: BerthFormProps) {
  const form = usePageForm<Berth, Berth>({
    schema,
    errorText: nameRequired,
    initialValues: { name: '', size: 'small' },
    saveLabel: 'Save Berth',
    ...props,
  });
  return (
    <Page>
      <form id={form.id} noValidate onSubmit={form.handleSubmit}>
        <Stack gap="5">
          {form.problems.length > 0 ? (
            <FormProblems
              title="Fix the inputs below"
              problems={form.problems}
              labelOf={({ name, text }) => `${labels[name]}: ${text}`}
              onFocus={form.focusField}
            />
          ) : null}
          <FormSection title="Berth" description="As on the harbour map.">
            <FormTextField form={form.fields} name="name" label="Name" isRequired />
            <FormSegmentedControl
              form={form.fields}
              name="size"
              label="Size"
              options={sizes}
              hint="Length of the boat."
            />
          </FormSection>
          <div>
            <Button {...form.saveKeys} type="submit" variant="primary" isLoading={form.isPending}>
              Save Berth
            </Button>
            {form.isDirty ? <Button onClick={form.discard}>Discard</Button> : null}
          </div>
        </Stack>
      </form>
    </Page>
  );
}

const meta = {
  title: 'Patterns/FormPage',
  tags: ['autodocs'],
  component: BerthForm,
  args: {
    isLocked: false,
    onDraftChange: fn(),
    onSubmit: fn<BerthFormProps['onSubmit']>(async () => ({ status: 'saved' })),
  },
} satisfies Meta<typeof BerthForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { hasPicture: true, alsoIn: ['phone'] },
};

/** Errors after submit: the list above leads to each field. */
export const Problems: Story = {
  parameters: { hasPicture: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Berth' }));
    const problem = await canvas.findByRole('button', { name: 'Name: Enter a name.' });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(problem);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

/** Saved by Enter, once; the keys choose a segment. */
export const Saved: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'A12');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Up to 20 m' })).toBeChecked();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'A12', size: 'large' }));
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(null));
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
  },
};

/** Ctrl+S saves from any field, once per press; the browser never saves the page. */
export const SavedByKeys: Story = {
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const pressSave = async (init: KeyboardEventInit) => {
      const press = createEvent.keyDown(name, { key: 's', code: 'KeyS', ...init });
      await fireEvent(name, press);
      return press.defaultPrevented;
    };
    const button = canvas.getByRole('button', { name: 'Save Berth' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+s Meta+s');

    await userEvent.type(name, 'A12');
    await expect(await pressSave({ ctrlKey: true, isComposing: true })).toBe(false);
    await expect(await pressSave({ ctrlKey: true, repeat: true })).toBe(true);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(await pressSave({ metaKey: true })).toBe(true);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(name).toBeEnabled());

    await userEvent.clear(name);
    await expect(await pressSave({ ctrlKey: true })).toBe(true);
    await expect(await canvas.findByRole('button', { name: 'Name: Enter a name.' })).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Unsaved values of an earlier visit; discarding returns to the stored ones. */
export const Draft: Story = {
  args: { draft: { name: 'B7', size: 'large' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('B7');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(name).toHaveValue('');
  },
};

/** The server refuses one field. */
export const Refused: Story = {
  args: {
    onSubmit: fn<BerthFormProps['onSubmit']>(async () => ({
      status: 'refused',
      field: 'name',
      message: 'A12 is taken.',
    })),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'A12{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('A12 is taken.'));
    await expect(name).toHaveValue('A12');
  },
};
