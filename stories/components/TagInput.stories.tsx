import { TagInput } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { inFrame } from '../docs/inFrame.ts';
import { Column, Narrow } from './layout.tsx';
import { pressWhileComposing } from './pressWhileComposing.ts';

const meta = {
  title: 'Components/TagInput',
  tags: ['autodocs'],
  component: TagInput,
  parameters: inFrame,
  args: { label: 'Tags', onValueChange: fn() },
  render: (args) => (
    <Column>
      <TagInput {...args} />
    </Column>
  ),
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const fieldOf = (canvas: Canvas, name = 'Tags') => canvas.getByRole('textbox', { name });
const tagsOf = (canvas: Canvas) =>
  canvas.queryAllByRole('listitem').map(({ textContent }: HTMLElement) => textContent);
const removeButton = (canvas: Canvas, tag: string) =>
  canvas.getByRole('button', { name: `Remove ${tag}` });

const harbour = ['Harbour', 'North pier', 'Season 2026'];

/** Empty, with tags and a limit, invalid, disabled, read-only, and in all sizes. */
export const Default: Story = {
  parameters: { alsoIn: ['phone'], hasPicture: true },
  render: (args) => (
    <Column>
      <TagInput {...args} isRequired placeholder="Add a tag" hint="One or two words each." />
      <TagInput {...args} label="Small" defaultValue={harbour} size="small" />
      <TagInput {...args} label="With a limit" defaultValue={harbour} maxTags={5} />
      <TagInput {...args} label="Large" defaultValue={harbour} size="large" />
      <TagInput {...args} label="Refused" defaultValue={harbour} defaultText="harbour" />
      <TagInput {...args} label="Invalid" error="Add a tag." />
      <TagInput {...args} label="Disabled" defaultValue={harbour} disabled />
      <TagInput {...args} label="Read only" defaultValue={harbour} readOnly />
    </Column>
  ),
  play: async ({ canvas }) => {
    const refused = fieldOf(canvas, 'Refused');
    await userEvent.type(refused, '{Enter}');
    await expect(refused).toHaveValue('harbour');
    await expect(refused).toHaveAccessibleDescription(/“harbour” is already in the list\.$/);
    await expect(refused).toBeInvalid();
    await userEvent.tab();
    const limited = fieldOf(canvas, 'With a limit');
    await expect(limited).toHaveAccessibleDescription(
      /^Harbour, North pier, Season 2026\. Enter, a comma .* entry\. 3 of 5$/,
    );
    for (const name of ['Disabled', 'Read only']) {
      const list = within(canvas.getByRole('list', { name }));
      for (const button of list.getAllByRole('button')) await expect(button).toBeDisabled();
    }
  },
};

export const Keyboard: Story = {
  args: { defaultValue: ['one'] },
  play: async ({ args, canvas }) => {
    const field = fieldOf(canvas);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('two,three;four{Enter}five');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['one', 'two', 'three', 'four']);
    await expect(field).toHaveValue('five');
    await expect(canvas.getByText('four added.')).toBeInTheDocument();

    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(removeButton(canvas, 'four')).toHaveFocus();
    await expect(tagsOf(canvas)).toHaveLength(4);
    await userEvent.keyboard('{ArrowRight}');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);

    await fireEvent.keyDown(field, { key: 'Backspace', repeat: true });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(removeButton(canvas, 'four')).toHaveFocus();
    await fireEvent.keyDown(removeButton(canvas, 'four'), { key: 'Backspace', repeat: true });
    await expect(tagsOf(canvas)).toHaveLength(4);
    await userEvent.keyboard('{Home}');
    await expect(removeButton(canvas, 'one')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(removeButton(canvas, 'two')).toHaveFocus();

    await userEvent.keyboard('{Backspace}');
    await expect(removeButton(canvas, 'one')).toHaveFocus();
    await expect(canvas.getByText('two removed.')).toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect(removeButton(canvas, 'three')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(removeButton(canvas, 'four')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);

    await userEvent.keyboard('six{Enter}{Backspace}s');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('s');
    await userEvent.tab();
    await expect(tagsOf(canvas)).toEqual(['six', 's']);
    await expect(document.body).toHaveFocus();
  },
};

export const Pointer: Story = {
  args: { defaultValue: harbour },
  play: async ({ args, canvas }) => {
    const field = fieldOf(canvas);
    await userEvent.type(field, 'unfinished');
    await userEvent.click(removeButton(canvas, 'North pier'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Harbour', 'Season 2026']);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('unfinished');

    await userEvent.clear(field);
    field.blur();
    await userEvent.click(removeButton(canvas, 'Harbour'));
    await expect(removeButton(canvas, 'Season 2026')).toHaveFocus();
    await userEvent.click(removeButton(canvas, 'Season 2026'));
    await expect(field).toHaveFocus();
  },
};

/** A pasted list is announced once; rejected entries stay in the field. */
export const PastedLists: Story = {
  args: { maxTags: 6 },
  play: async ({ args, canvas }) => {
    const field = fieldOf(canvas);
    await userEvent.click(field);
    await userEvent.paste('Harbour, North pier; “VIP”\n🇮🇸 Reykjavík');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(tagsOf(canvas)).toEqual(['Harbour', 'North pier', '“VIP”', '🇮🇸 Reykjavík']);
    await expect(canvas.getByText('4 entries added.')).toBeInTheDocument();
    await expect(field).toHaveValue('');

    await userEvent.paste('harbour\nFive\nSix\nSeven');
    await expect(tagsOf(canvas).slice(4)).toEqual(['Five', 'Six']);
    await expect(field).toHaveValue('harbour, Seven');
    const error = '“harbour” is already in the list. 2 entries were not added.';
    await expect(canvas.getByText(`2 entries added. ${error}`)).toBeInTheDocument();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${error}$`));

    await userEvent.clear(field);
    await userEvent.paste('Seven');
    await expect(field).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription(
      /No more than 6 entries can be added\. Remove one first\.$/,
    );
    await userEvent.click(removeButton(canvas, 'Six'));
    await expect(field).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(tagsOf(canvas).at(-1)).toBe('Seven');
  },
};

export const BadInput: Story = {
  args: {
    defaultValue: ['Straße'],
    maxLength: 8,
    parse: (tag) => tag.replace(/^#/, ''),
    validate: (tag) => (/\d/.test(tag) ? 'Use letters only.' : undefined),
  },
  play: async ({ args, canvas }) => {
    const field = fieldOf(canvas);
    for (const [typed, error] of [
      ['STRASSE', '“STRASSE” is already in the list.'],
      ['#straße', '“straße” is already in the list.'],
      ['x'.repeat(200), `“${'x'.repeat(40)}…” is too long. Use at most 8 characters.`],
      ['dock 4', 'Use letters only.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(typed);
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue(typed.replace('#', ''));
      await expect(field).toHaveAccessibleDescription(new RegExp(`${error}$`));
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(field).toBeValid();

    await userEvent.clear(field);
    await userEvent.keyboard(' , ;{Enter}');
    await expect(field).toHaveValue('');
    await expect(tagsOf(canvas)).toEqual(['Straße']);
    await userEvent.paste('#👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀,');
    await expect(tagsOf(canvas)).toHaveLength(2);
  },
};

/** P15: keys that an input method handles neither add nor remove a tag. */
export const Composition: Story = {
  args: { defaultValue: ['港'] },
  play: async ({ canvas }) => {
    const field = fieldOf(canvas);
    await userEvent.type(field, '北');
    await pressWhileComposing(field, 'Enter');
    await expect(tagsOf(canvas)).toEqual(['港']);
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: '北，南' }, isComposing: true });
    await expect(tagsOf(canvas)).toEqual(['港']);
    await fireEvent.compositionEnd(field, { data: '，南' });
    await expect(tagsOf(canvas)).toEqual(['港', '北']);
    await expect(field).toHaveValue('南');
  },
};

export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Contact">
      <TagInput {...args} name="tags" defaultValue={['VIP', 'Smith, John']} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas), 'new{Enter}');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('tags')).toEqual(['VIP', 'Smith, John', 'new']);
  },
};

/** In the narrowest text column, and from right to left. */
export const LongContent: Story = {
  parameters: { hasPicture: true },
  render: (args) => (
    <Narrow>
      <Column>
        <TagInput
          {...args}
          label="Höchste Übertragungsgeschwindigkeit der angebundenen Dienste"
          defaultValue={['Donaudampfschifffahrtsgesellschaft', 'x'.repeat(200), '👩‍🚀', 'a', 'b']}
          maxTags={20}
        />
        <div dir="rtl">
          <TagInput {...args} label="תגיות" defaultValue={['נמל', 'VIP']} />
        </div>
      </Column>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const long = canvas.getByText('x'.repeat(200));
    await userEvent.hover(long);
    await expect(long).toHaveAttribute('title', 'x'.repeat(200));
    await userEvent.click(fieldOf(canvas, 'תגיות'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(removeButton(canvas, 'VIP')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    await expect(fieldOf(canvas, 'תגיות')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
  },
};
