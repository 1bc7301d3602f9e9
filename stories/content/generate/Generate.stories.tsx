import { estimateTokens } from '@platform/api';
import { Page } from '@platform/ui';
import { GenerateScreen } from '@platform/ui/content';
import type { GenerateActions, TextEndReason } from '@platform/ui/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import {
  brief,
  contentPaths,
  finished,
  growingTexts,
  knowledgeBases,
  nothing,
  odd,
  templates,
  texts,
  writing,
} from './generateFixtures.ts';
import { failed, loading, ready, unavailable } from '../../remotes.ts';

type Outcome = Awaited<ReturnType<GenerateActions['onSave']>>;

const saved = async (): Promise<Outcome> => ({ status: 'saved' });

const actions = {
  onBriefChange: fn(),
  onGenerate: fn(),
  onStop: fn(),
  onRegenerate: fn(),
  onSwapEarlier: fn(),
  onDownload: fn(),
  onDiscard: fn(),
  onSave: fn(saved),
  onEdit: fn(saved),
};

const meta = {
  title: 'Content/Generate',
  component: GenerateScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    paths: contentPaths,
    plansHref: '/billing/plans',
    initialBrief: brief,
    templates: ready(templates),
    knowledgeBases: ready(knowledgeBases),
    meter: ready({ used: 684, included: 1000 }),
    estimate: estimateTokens,
    generation: nothing,
    texts,
    actions,
    contentHref: (id) => `/content-studio/edit/${id}`,
  },
  render: (args) => (
    <Page>
      <GenerateScreen {...args} />
    </Page>
  ),
} satisfies Meta<typeof GenerateScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const draft = (number: number) => within(screen.getByRole('article', { name: `Draft ${number}` }));
const ended = (reason: TextEndReason, message = '') => ({
  generation: { ...finished, end: { reason, message } },
});

const twoDrafts = { ...finished, variants: finished.variants.slice(0, 2) };

export const Default: Story = {
  args: { generation: writing },
  parameters: { ...atEveryWidth, alsoIn: [] },
};

export const Finished: Story = {
  args: ended('done'),
  globals: { viewport: { value: 'phone' } },
  parameters: { hasPicture: true, alsoIn: ['tablet'] },
};

export const Empty: Story = {};

export const Loading: Story = {
  args: { templates: loading, knowledgeBases: loading, meter: loading },
};

export const Failed: Story = {
  args: {
    templates: failed('The templates could not be loaded.', fn()),
    knowledgeBases: failed('The service cannot be reached.', fn()),
  },
};

export const Unavailable: Story = {
  args: { templates: unavailable, knowledgeBases: unavailable },
};

/** W04: Scripts in a generated text never run, and long words do not break the card. */
export const OddContent: Story = {
  args: { generation: odd },
  play: async () => {
    const card = screen.getByRole('article', { name: 'Draft 4' });
    await expect(card).toHaveTextContent("<script>alert('never')</script>");
    await expect(card.querySelector('img, script')).toBeNull();
    const links = within(card).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com']);
  },
};

/** W02: The plan's limit is reached: the drafts stay, with a link to the plans. */
export const LimitReached: Story = {
  args: ended('limit'),
  play: async () => {
    await expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/billing/plans',
    );
    await expect(draft(1).getByRole('heading', { name: /best time/ })).toBeVisible();
  },
};

/** The stream pauses and contains invalid events, and the browser's storage is full. */
export const Stalled: Story = {
  args: { generation: { ...writing, isStalled: true, ignored: 3, isKept: false } },
};

export const Incomplete: Story = { args: ended('incomplete') };

export const Forbidden: Story = {
  args: {
    ...ended('forbidden', 'Ask an admin for the right to generate.'),
    refusal: 'Ask an admin for the right to generate.',
  },
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('Topic'), '{Control>}{Enter}{/Control}');
    await expect(args.actions.onGenerate).not.toHaveBeenCalled();
  },
};

/** Drafts of an earlier visit are restored; Resume moves to them. */
export const Restored: Story = {
  args: { generation: { ...finished, end: null, hasRestored: true } },
  play: async () => {
    const notice = screen.getByText('Drafts kept');
    await expect(notice).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    const heading = screen.getByRole('heading', { name: 'Drafts' });
    await expect(heading).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Resume' })).not.toHaveFocus();
  },
};

/** The brief is validated and sent; a template adds its inputs. */
export const SendsABrief: Story = {
  args: { initialBrief: { ...brief, topic: '', keywords: 'flu, jab , flu' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('combobox', { name: /^Template/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Appointment reminder/ }));
    await expect(screen.queryByRole('radiogroup', { name: 'Format' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Topic')).toHaveAccessibleDescription(/10 to 500/),
    );
    await expect(screen.getByLabelText('Customer name')).toHaveAccessibleDescription(
      'Fill this in',
    );
    await userEvent.type(screen.getByLabelText('Topic'), 'A reminder of the yearly check');
    await userEvent.type(screen.getByLabelText('Customer name'), 'Ana');
    await userEvent.type(screen.getByLabelText('Date and time'), 'Monday');
    await userEvent.click(screen.getByRole('radio', { name: 'Long' }));
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await expect(screen.getByText('About 300 LLM tokens')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.actions.onGenerate).toHaveBeenCalledOnce());
    await expect(args.actions.onGenerate).toHaveBeenCalledWith(
      expect.objectContaining({
        templateId: 't1',
        type: 'email',
        values: { customer_name: 'Ana', date: 'Monday', note: '' },
        keywords: ['flu', 'jab'],
        variants: 3,
        knowledgeBaseId: 'kb1',
      }),
    );
  },
};

/** A warning appears if the estimate exceeds the tokens left. */
export const MoreThanLeft: Story = {
  args: { meter: ready({ used: 990, included: 1000 }) },
  play: async () => {
    await expect(screen.getByText(/This may be more than your plan has left/)).toBeVisible();
    await expect(screen.getByRole('meter', { name: 'LLM tokens used' })).toBeVisible();
  },
};

const growing = growingTexts();

/** A streamed text renders as it arrives, and is announced once it is complete. */
export const Streaming: Story = {
  args: {
    generation: { ...writing, variants: writing.variants.slice(0, 1) },
    texts: growing.texts,
  },
  play: async ({ args }) => {
    growing.write('# A title\n\nFirst ');
    await draft(1).findByRole('heading', { name: 'A title' });
    growing.write('words, **strong**');
    await draft(1).findByText('strong');
    await expect(draft(1).getByText('5 words')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.actions.onStop).toHaveBeenCalled();
  },
};

/** The actions of one draft, and of several. */
export const Actions: Story = {
  args: {
    ...ended('done'),
    actions: {
      ...actions,
      onSave: fn(async (): Promise<Outcome> => ({
        status: 'refused',
        message: 'The service is away.',
      })),
    },
  },
  play: async ({ args }) => {
    await userEvent.click(draft(1).getByText('2 sources'));
    await expect(draft(1).getByText('Flu season.pdf')).toBeVisible();
    await userEvent.click(draft(1).getByRole('button', { name: 'Write draft 1 again' }));
    await expect(args.actions.onRegenerate).toHaveBeenCalledWith('v1');
    await userEvent.click(
      draft(2).getByRole('button', { name: 'Show the earlier text of draft 2' }),
    );
    await expect(args.actions.onSwapEarlier).toHaveBeenCalledWith('v2');
    await userEvent.click(draft(1).getByRole('button', { name: 'Download draft 1' }));
    await expect(args.actions.onDownload).toHaveBeenCalledWith('v1');
    await userEvent.click(draft(2).getByRole('button', { name: 'Discard draft 2' }));
    await expect(args.actions.onDiscard).toHaveBeenCalledWith('v2');
    await userEvent.click(draft(1).getByRole('button', { name: 'Save and edit' }));
    await waitFor(() => expect(args.actions.onEdit).toHaveBeenCalledWith('v1'));
    await expect(draft(3).getByRole('link', { name: 'Open in editor' })).toHaveAttribute(
      'href',
      '/content-studio/edit/cnt_1',
    );
    await userEvent.click(draft(1).getByRole('checkbox', { name: 'Select draft 1' }));
    await userEvent.click(draft(2).getByRole('checkbox', { name: 'Select draft 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 drafts' }));
    await waitFor(() => expect(args.actions.onSave).toHaveBeenCalledWith(['v1', 'v2']));
    await screen.findByText('The service is away.');
  },
};

/** The mockup content-compare: differing words are marked, and the user keeps one draft. */
export const Compares: Story = {
  args: { generation: twoDrafts },
  play: async ({ args }) => {
    const keywords = () => screen.getByRole('textbox', { name: 'Keywords' });
    await userEvent.clear(keywords());
    await userEvent.type(keywords(), 'pollen');
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    await expect(await screen.findByRole('heading', { name: 'Compare variants' })).toHaveFocus();
    const side = (number: number) =>
      within(screen.getByRole('region', { name: `Draft ${number}` }));
    await expect(side(1).getByText('need').closest('del')).not.toBeNull();
    await expect(side(2).getByText('catch').closest('ins')).not.toBeNull();
    await expect(side(1).getByText(/^Reading ease \d+$/)).toBeVisible();
    await userEvent.click(side(2).getByRole('button', { name: 'Keep draft 2' }));
    await waitFor(() => expect(args.actions.onSave).toHaveBeenCalledWith(['v2']));
    await userEvent.click(screen.getByRole('button', { name: 'Back to Generate' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Compare' })).toHaveFocus());
    await expect(keywords()).toHaveValue('pollen');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Compare variants' });
    await userEvent.click(side(1).getByRole('button', { name: 'Write draft 1 again' }));
    await expect(args.actions.onRegenerate).toHaveBeenCalledWith('v1');
    await screen.findByRole('form', { name: 'Brief' });
  },
};

/** After a draft is kept by keyboard, the link to open it has the focus. */
export const KeptByKeys: Story = {
  args: { generation: twoDrafts },
  render: function Render(args) {
    const [generation, setGeneration] = useState(args.generation);
    const onSave = async ([id = '']: readonly string[]) => {
      const variants = generation.variants.map((one) =>
        one.id === id ? { ...one, savedId: 'cnt_9' } : one,
      );
      setGeneration({ ...generation, variants });
      return Promise.resolve({ status: 'saved' as const });
    };
    return (
      <Page>
        <GenerateScreen {...args} generation={generation} actions={{ ...args.actions, onSave }} />
      </Page>
    );
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    (await screen.findByRole('button', { name: 'Keep draft 2' })).focus();
    await userEvent.keyboard('{Enter}');
    const side = within(screen.getByRole('region', { name: 'Draft 2' }));
    const link = await side.findByRole('link', { name: 'Open in editor' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAttribute('href', '/content-studio/edit/cnt_9');
  },
};
