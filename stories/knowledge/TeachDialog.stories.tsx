import { TeachDialog } from '@platform/ui/knowledge';
import type { TeachValues } from '@platform/ui/knowledge';
import type { SaveOutcome } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { failed, loading, ready } from '../remotes.ts';
import { bases, matches } from './fixtures.ts';

type Teach = (values: TeachValues) => Promise<SaveOutcome<keyof TeachValues>>;

const list = (rows: typeof bases) => ready({ knowledgeBases: rows, total: rows.length });

const meta = {
  title: 'Knowledge/Teach dialog',
  component: TeachDialog,
  args: {
    bases: list(bases),
    agentId: 'a-1',
    question: 'Do you deliver to the islands?',
    answered: 'I am sorry, I do not know that.',
    result: null,
    onTeach: fn<Teach>(async () => ({ status: 'saved' })),
    onCheck: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TeachDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Teach this' }));

/** The base of the agent and the question are filled in. */
export const Default: Story = { parameters: atEveryWidth };

export const Teaching: Story = {
  play: async ({ args }) => {
    const inside = await dialog();
    await expect(inside.getByRole('combobox', { name: /Knowledge base/ })).toHaveTextContent(
      'Shop and services',
    );
    await expect(inside.getByText('I am sorry, I do not know that.')).toBeVisible();
    const answer = inside.getByRole('textbox', { name: /Your answer/ });
    await userEvent.click(inside.getByRole('button', { name: 'Add answer' }));
    await expect(await inside.findByText('Enter 1 to 50,000 characters')).toBeVisible();
    await userEvent.type(answer, 'Yes, on Tuesdays.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(args.onTeach).toHaveBeenLastCalledWith({
        baseId: 'kb-1',
        question: 'Do you deliver to the islands?',
        answer: 'Yes, on Tuesdays.',
      }),
    );
    await expect(args.onTeach).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A failure keeps what was typed. */
export const Refused: Story = {
  args: {
    onTeach: fn<Teach>(async () => ({ status: 'refused', message: 'Storage is full.' })),
  },
  play: async () => {
    const inside = await dialog();
    await userEvent.type(inside.getByRole('textbox', { name: /Your answer/ }), 'Yes.');
    await userEvent.click(inside.getByRole('button', { name: 'Add answer' }));
    await expect(await inside.findByText('Storage is full.')).toBeVisible();
    await expect(inside.getByRole('textbox', { name: /Your answer/ })).toHaveValue('Yes.');
  },
};

/** Without an agent, one of several bases must be chosen; a long question is truncated. */
export const NoAgent: Story = {
  args: { agentId: '', question: 'Why? '.repeat(60), answered: '' },
  play: async ({ args }) => {
    const inside = await dialog();
    await userEvent.type(inside.getByRole('textbox', { name: /Your answer/ }), 'Because.');
    await userEvent.click(inside.getByRole('button', { name: 'Add answer' }));
    await expect(await inside.findByText('Choose a knowledge base')).toBeVisible();
    await expect(args.onTeach).not.toHaveBeenCalled();
  },
};

/** Untouched, it closes without a question. */
export const Closing: Story = {
  play: async ({ args }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: {
    bases: list([{ ...bases[0]!, name: 'Wissensdatenbank '.repeat(8), usedBy: bases[2]!.usedBy }]),
    question: 'x'.repeat(400),
    answered: '<b>لا أعرف</b> '.repeat(200),
  },
};

export const NoBases: Story = { args: { bases: list([]) } };

export const Loading: Story = { args: { bases: loading } };

export const Failed: Story = {
  args: { bases: failed('The knowledge bases could not be loaded.', fn()) },
};

export const Indexing: Story = { args: { result: { status: 'indexing', isSlow: false } } };

export const SlowIndexing: Story = { args: { result: { status: 'indexing', isSlow: true } } };

export const NotIndexed: Story = {
  args: { result: { status: 'notIndexed' }, textHref: '#text' },
};

export const Asking: Story = { args: { result: { status: 'asking' }, textHref: '#text' } };

const [best] = matches;

export const Found: Story = {
  args: { result: { status: 'done', best: best ?? null, isFound: true }, textHref: '#text' },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText('The question now finds your answer first.')).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Ask again' })).toBeNull();
  },
};

export const OtherFound: Story = {
  args: { result: { status: 'done', best: best ?? null, isFound: false }, textHref: '#text' },
  play: async ({ args }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: 'Ask again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

export const NothingFound: Story = {
  args: { result: { status: 'done', best: null, isFound: false }, textHref: '#text' },
};

export const CheckFailed: Story = {
  args: { result: { status: 'failed', message: 'The question could not be asked.' } },
};
