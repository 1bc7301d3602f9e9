import type { DocumentDetail } from '@platform/domain';
import { Page, SidePanelContainer } from '@platform/ui';
import { KnowledgePanel } from '@platform/ui/knowledge';
import type { KnowledgePanelProps } from '@platform/ui/knowledge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { bases, checks, document, matches, passages } from './fixtures.ts';
import { failed, loading, ready } from '../remotes.ts';

function StatefulPanel(props: KnowledgePanelProps) {
  const [question, onQuestionChange] = useState(props.test.question);
  return (
    <SidePanelContainer>
      <Page>The documents</Page>
      <KnowledgePanel {...props} test={{ ...props.test, question, onQuestionChange }} />
    </SidePanelContainer>
  );
}

const test: KnowledgePanelProps['test'] = {
  question: '',
  onQuestionChange: fn(),
  answered: { status: 'none' },
  onAsk: fn(),
  checks,
  onSave: fn(),
  onRun: fn(),
  isRunning: false,
  onRemove: fn(),
};

const meta = {
  title: 'Knowledge/Panel',
  component: KnowledgePanel,
  parameters: { layout: 'fullscreen' },
  args: {
    base: bases[2],
    documentId: '',
    document: loading,
    found: null,
    documentHref: (id) => `/knowledge-base?base=kb-1&document=${id}`,
    onOpenMatch: fn(),
    test,
    onClose: fn(),
  },
  render: (args) => <StatefulPanel {...args} />,
} satisfies Meta<typeof KnowledgePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

const detail: DocumentDetail = {
  document: document('d-1', 'Shop handbook.pdf'),
  passages,
};
const handbook = ready(detail);
const testQuestion = 'Where can I park my car?';

export const Default: Story = { parameters: { hasPicture: true } };

/** An answer, its passages with marked words, and saved questions. */
export const Answered: Story = {
  args: {
    test: {
      ...test,
      question: testQuestion,
      answered: { status: 'done', question: testQuestion, matches, isSaved: false },
    },
  },
  play: async ({ args }) => {
    const found = within(await screen.findByRole('region', { name: 'Passages' }));
    await expect(found.getByText('2 passages found')).toBeVisible();
    await expect(found.getByText('84% match')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save as check' }));
    await expect(args.test.onSave).toHaveBeenCalledOnce();
    const savedChecks = within(screen.getByRole('region', { name: 'Saved checks' }));
    await expect(savedChecks.getByText('1 better, 1 worse, 0 as before')).toBeVisible();
    await userEvent.click(savedChecks.getByRole('button', { name: 'Run all' }));
    await expect(args.test.onRun).toHaveBeenCalledOnce();
    await userEvent.click(
      savedChecks.getByRole('button', { name: 'Remove check “Where can I park?”' }),
    );
    await expect(args.test.onRemove).toHaveBeenCalledWith('c-1');
  },
};

/** An empty question is not sent; one without results says so. */
export const AsksNothing: Story = {
  args: {
    base: bases[3],
    test: {
      ...test,
      checks: [],
      answered: { status: 'failed', message: 'The question could not be asked. Please try again.' },
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Find passages' }));
    await expect(screen.getByText('Enter a question of at most 500 characters')).toBeVisible();
    await expect(args.test.onAsk).not.toHaveBeenCalled();
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Question' }),
      'Why?{Enter}And when?{Control>}{Enter}{/Control}',
    );
    await expect(screen.getByText('to send', { exact: false })).toBeVisible();
    await expect(args.test.onAsk).toHaveBeenCalledOnce();
  },
};

/** A document opened from an answer: the found passage has the focus. */
export const FoundPassage: Story = {
  args: {
    documentId: 'd-1',
    document: handbook,
    found: { documentId: 'd-1', index: 1, text: passages[1] ?? '', question: testQuestion },
    onBack: fn(),
  },
  play: async ({ args }) => {
    const mark = await screen.findByText('Found for your question');
    const passage = mark.closest('li');
    await expect(passage).toHaveTextContent('car park');
    await expect(passage?.querySelectorAll('mark')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the question' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const DocumentInSheet: Story = {
  args: { documentId: 'd-1', document: handbook },
  globals: { viewport: { value: 'phone' } },
  parameters: { hasPicture: true },
};

export const QuestionInSheet: Story = {
  args: { test: { ...test, question: testQuestion } },
  globals: { viewport: { value: 'tablet' } },
  parameters: { hasPicture: true },
};

export const Loading: Story = { args: { documentId: 'd-1' } };

export const Empty: Story = {
  args: {
    documentId: 'd-6',
    document: ready({
      document: document('d-6', 'Old intake form.pdf', {
        status: 'failed',
        fault: 'encrypted',
        passages: null,
      }),
      passages: [],
    }),
  },
};

export const Missing: Story = { args: { documentId: 'd-9', document: ready(null) } };

export const Failed: Story = {
  args: {
    documentId: 'd-1',
    document: failed('The document could not be loaded. Please try again.'),
  },
};

export const NotRefreshed: Story = {
  args: {
    documentId: 'd-1',
    document: { ...ready(detail), refreshError: { message: 'The service cannot be reached.' } },
  },
};

export const OddContent: Story = {
  args: {
    documentId: 'd-1',
    document: ready({
      document: document('d-1', `<img src=x> ${'long '.repeat(40)}`),
      passages: ['<script>alert(1)</script> نص عربي', 'word'.repeat(300), 'Three\nlines\nhere'],
    }),
  },
};
