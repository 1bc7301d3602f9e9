import type { Template } from '@platform/domain';
import { BRIEF_VARIABLES, checkPrompt, isInputKey } from '@platform/api';
import { Page } from '@platform/ui';
import { TemplatesScreen } from '@platform/ui/content';
import type { SaveOutcome } from '@platform/ui';
import type { TemplatesScreenProps } from '@platform/ui/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../../.storybook/modes.ts';
import { refusedReads } from '../../../.storybook/roles.ts';
import { contentPaths } from '../generate/generateFixtures.ts';
import { oddTemplates, templates } from './templatesFixtures.ts';
import { failed, loading, outdated, ready, unavailable } from '../../remotes.ts';

function StatefulTemplates(props: TemplatesScreenProps) {
  const [search, onSearchChange] = useState(props.search);
  const [category, onCategoryChange] = useState(props.category);
  const [favourites, setFavourites] = useState(props.favourites);
  return (
    <Page>
      <TemplatesScreen
        {...props}
        {...{ search, onSearchChange, category, onCategoryChange, favourites }}
        onFavouriteChange={(id, isFavourite) => {
          props.onFavouriteChange(id, isFavourite);
          setFavourites(new Set(isFavourite ? [id] : []));
        }}
      />
    </Page>
  );
}

const saved = async (): Promise<SaveOutcome> => ({ status: 'saved' });

const meta = {
  title: 'Content/Templates',
  component: TemplatesScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<TemplatesScreenProps>({
      templates: 'The templates could not be loaded.',
    }),
  },
  args: {
    paths: contentPaths,
    templates: ready({ templates, total: templates.length }),
    briefHref: (id) => `/content-studio/generate?template=${id}`,
    rules: { check: checkPrompt, isKey: isInputKey, briefKeys: BRIEF_VARIABLES },
    search: '',
    onSearchChange: fn(),
    category: '',
    onCategoryChange: fn(),
    favourites: new Set(['t3']),
    onFavouriteChange: fn(),
    onAdd: fn(saved),
    onUpdate: fn(saved),
    onDelete: fn(
      async (
        _template: Template,
        _isForced: boolean,
      ): ReturnType<TemplatesScreenProps['onDelete']> => undefined,
    ),
  },
  render: (args) => <StatefulTemplates {...args} />,
} satisfies Meta<typeof TemplatesScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

async function preview(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

export const Default: Story = { parameters: atEveryWidth };

export const Loading: Story = { args: { templates: loading } };

export const Empty: Story = { args: { templates: ready({ templates: [], total: 0 }) } };

export const Failed: Story = {
  args: { templates: failed('The templates could not be loaded.', fn()) },
};

export const NotRefreshed: Story = {
  args: { templates: outdated({ templates, total: 3 }, 'The service cannot be reached.') },
};

export const Unavailable: Story = { args: { templates: unavailable } };

export const OddContent: Story = {
  args: { templates: ready({ templates: oddTemplates, total: 1 }) },
};

/**
 * Search, category and favourites narrow the gallery; a built-in template is used or duplicated.
 */
export const Gallery: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('switch', { name: 'Favourites only' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Favourite Delivery news' }));
    await expect(args.onFavouriteChange).toHaveBeenCalledWith('t3', false);
    await userEvent.click(await screen.findByRole('button', { name: /clear/i }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'steps');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await expect(screen.getByRole('link', { name: 'Use How-to article' })).toHaveAttribute(
      'href',
      '/content-studio/generate?template=t1',
    );
    const dialog = await preview('How-to article');
    await expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'New template' }));
    await expect(sheet.getByLabelText('Name')).toHaveValue('Copy of How-to article');
    await userEvent.click(sheet.getByRole('button', { name: 'Save template' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({ inputs: templates[0]?.inputs, prompt: templates[0]?.prompt }),
      ),
    );
  },
};

/** W08: A variable without an input is an error, an unused input a warning. */
export const ChecksVariables: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'New template' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'New template' }));
    const prompt = sheet.getByLabelText('Prompt');
    await userEvent.type(sheet.getByLabelText('Name'), 'Offer');
    await userEvent.click(prompt);
    await userEvent.paste('An offer for {{price}}');
    await expect(prompt).toHaveAccessibleDescription(/No input provides: \{\{price\}\}/);
    await userEvent.click(sheet.getByRole('button', { name: 'Save template' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Add input' }));
    await waitFor(() => expect(sheet.getByLabelText('Key of input 1')).toHaveFocus());
    await userEvent.keyboard('price');
    await waitFor(() => expect(prompt).not.toHaveAccessibleDescription(/No input/));
    await userEvent.click(sheet.getByRole('button', { name: 'Add input' }));
    await userEvent.type(sheet.getByLabelText('Key of input 2'), 'price');
    await userEvent.click(sheet.getByRole('button', { name: 'Save template' }));
    await waitFor(() =>
      expect(sheet.getByLabelText('Key of input 2')).toHaveAccessibleDescription(
        'This key is used twice',
      ),
    );
    await userEvent.clear(sheet.getByLabelText('Key of input 2'));
    await userEvent.type(sheet.getByLabelText('Key of input 2'), 'until');
    await sheet.findByText('The prompt does not use: {{until}}');
    await userEvent.click(sheet.getByRole('button', { name: 'Insert {{until}}' }));
    await waitFor(() => expect(sheet.queryByText(/never names/)).toBeNull());
    await userEvent.type(sheet.getByLabelText('Label of input 1'), 'Price');
    await userEvent.type(sheet.getByLabelText('Label of input 2'), 'Until');
    await userEvent.click(sheet.getByRole('button', { name: 'Save template' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
  },
};

/** A template with contents lists them, and is deleted only after the user has seen them. */
export const InUse: Story = {
  args: {
    onDelete: fn(
      async (
        _template: Template,
        isForced: boolean,
      ): ReturnType<TemplatesScreenProps['onDelete']> =>
        isForced
          ? undefined
          : { status: 'inUse', usedBy: [{ id: 'c1', title: 'Your order is on its way' }] },
    ),
  },
  play: async ({ args }) => {
    const dialog = await preview('Delivery news');
    await expect(dialog.getByText('2 contents were made with it')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await question.findByText('Your order is on its way');
    await userEvent.click(question.getByRole('button', { name: 'Delete anyway' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenLastCalledWith(templates[2], true));
  },
};
