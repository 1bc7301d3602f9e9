import { ImportDialog } from '@platform/ui/crm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import {
  allProblems,
  emptyReport,
  limits,
  match,
  partReport,
  partRows,
  report,
  run,
  mockActions,
} from './importFixtures.ts';

/** The mockup csv-import, and all other states of an import. */
const meta = {
  title: 'CRM/Import contacts',
  component: ImportDialog,
  parameters: { layout: 'fullscreen' },
  args: { state: match, limits, actions: mockActions(), onClose: fn() },
} satisfies Meta<typeof ImportDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

const dialog = () => within(screen.getByRole('dialog', { name: 'Import contacts' }));

async function currentStep(name: string): Promise<void> {
  const steps = dialog().getAllByRole('listitem');
  const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
  await expect(current.map((step) => step.textContent?.replace(/^\d/, ''))).toEqual([name]);
}

export const File: Story = {
  args: { state: { step: 'file' } },
  parameters: { ...atEveryWidth, alsoIn: [] },
};

export const ChooseFile: Story = {
  parameters: { alsoIn: ['phone'] },
  args: { state: { step: 'file' }, actions: mockActions() },
  play: async ({ args }) => {
    await currentStep('File');
    const input = dialog().getByLabelText('Choose a CSV file');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription(
      'CSV in UTF-8, one contact in each row. At most 20 MB and 100,000 rows.',
    );
    const file = new globalThis.File(['Name,Email\n'], 'contacts.csv', { type: 'text/csv' });
    await userEvent.upload(input, file);
    await expect(args.actions.onFile).toHaveBeenCalledWith(file);
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** No other file can be chosen while one is read. */
export const Reading: Story = {
  args: { state: { step: 'file', reading: 'contacts-june.csv' } },
  play: async () => {
    await expect(dialog().getByText('Reading contacts-june.csv…')).toBeVisible();
    await expect(dialog().getByLabelText('Choose a CSV file')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const WrongEncoding: Story = {
  args: { state: { step: 'file', failure: 'encoding' } },
  play: async () => {
    await expect(dialog().getByRole('alert')).toHaveTextContent(
      'This file is not UTF-8 text. Save it as “CSV UTF-8” and choose it again.',
    );
  },
};

export const Spreadsheet: Story = { args: { state: { step: 'file', failure: 'spreadsheet' } } };

export const EmptyFile: Story = { args: { state: { step: 'file', failure: 'empty' } } };

export const TooLarge: Story = {
  args: { state: { step: 'file', failure: 'tooLarge' } },
  play: async () => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('larger than 20 MB');
  },
};

export const TooManyRows: Story = {
  args: { state: { step: 'file', failure: 'tooManyRows' } },
  play: async () => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('more than 100,000 rows');
  },
};

export const TooManyColumns: Story = {
  args: { state: { step: 'file', failure: 'tooManyColumns' } },
};

export const Unreadable: Story = { args: { state: { step: 'file', failure: 'unreadable' } } };

export const Match: Story = {
  args: { actions: mockActions() },
  play: async ({ args }) => {
    await currentStep('Match and check');
    await expect(dialog().getByText('132 rows, 5 columns, 14 KB')).toBeVisible();
    await expect(dialog().getByText('4 of 5 matched')).toBeVisible();
    await expect(dialog().getByRole('radio', { name: 'Problems 6' })).toBeChecked();
    await expect(dialog().getAllByRole('row')).toHaveLength(7);
    await expect(dialog().getByRole('row', { name: /^90 Ewa Nowak/ })).toHaveTextContent(
      'Same as row 12',
    );
    await expect(dialog().getByRole('row', { name: /^27/ })).toHaveTextContent('Empty');

    await userEvent.click(dialog().getByRole('radio', { name: 'All 132' }));
    await expect(dialog().getAllByRole('row')).toHaveLength(101);
    await expect(dialog().getByText('Only the first 100 rows are shown here.')).toBeVisible();
    await userEvent.click(dialog().getByRole('radio', { name: 'Problems 6' }));

    await userEvent.click(dialog().getByRole('combobox', { name: 'Import “Loyalty ID” as' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tags' }));
    await expect(args.actions.onTargetChange).toHaveBeenCalledWith(4, 'tags');
    await userEvent.click(dialog().getByRole('combobox', { name: 'Column names' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Row 2/ }));
    await expect(args.actions.onHeaderRowChange).toHaveBeenCalledWith(2);

    const download = dialog().getByRole('button', { name: 'Download the 6 rows' });
    const colors = getComputedStyle(document.documentElement);
    await expect(download).toHaveStyle({ color: colors.getPropertyValue('--platform-text-link') });
    await userEvent.click(download);
    await expect(args.actions.onDownloadLeftOut).toHaveBeenCalledOnce();
    await userEvent.click(dialog().getByRole('button', { name: 'Choose another file' }));
    await expect(args.actions.onStartOver).toHaveBeenCalledOnce();
    await userEvent.click(dialog().getByRole('button', { name: 'Import 126 contacts' }));
    await expect(args.actions.onStart).toHaveBeenCalledOnce();
  },
  parameters: { alsoIn: ['tablet'] },
};

/** Escape does not lose a mapping made by hand; Cancel closes at once. */
export const AsksBeforeMatchesAreLost: Story = {
  args: { actions: mockActions(), onClose: fn() },
  play: async ({ args }) => {
    // A dialog takes the focus when it opens, which closes an open list.
    const layer = screen.getByRole('dialog', { name: 'Import contacts' });
    await waitFor(() => expect(layer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(dialog().getByRole('combobox', { name: 'Import “Loyalty ID” as' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tags' }));
    await userEvent.keyboard('{Escape}');
    const keepEditing = await dialog().findByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keepEditing).toHaveFocus());
    await userEvent.click(keepEditing);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await userEvent.click(await dialog().findByRole('button', { name: 'Leave' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Rows are a list with problems below the names. */
export const MatchAsList: Story = {
  globals: phone,
  play: async () => {
    const row = dialog().getByRole('row', { name: /^90 Ewa Nowak/ });
    const [name, problem] = ['Ewa Nowak', 'Same as row 12'].map((text) =>
      within(row).getByText(text).getBoundingClientRect(),
    );
    await expect(problem?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
    await expect(Math.abs((problem?.left ?? 0) - (name?.left ?? 0))).toBeLessThan(24);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Names of any length and script stay within the table. */
export const LongContent: Story = {
  args: {
    state: {
      ...match,
      file: { ...match.file, name: `${'contacts-of-a-very-long-season-'.repeat(6)}.csv` },
      columns: match.columns.map((column) => ({
        ...column,
        header: column.header.repeat(20),
        sample: column.sample.repeat(20),
      })),
      preview: {
        rows: [
          {
            number: 2,
            name: 'Ж'.repeat(300),
            email: `${'a'.repeat(200)}@x.example`,
            problem: null,
          },
        ],
        problems: [],
        total: 1,
        ready: 1,
        leftOut: 0,
      },
    },
  },
  play: async () => {
    await expect(dialog().getByRole('button', { name: 'Import 1 contact' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
  parameters: { alsoIn: ['phone'] },
};

export const EveryProblem: Story = {
  args: {
    state: {
      ...match,
      preview: { rows: allProblems, problems: allProblems, total: 10, ready: 0, leftOut: 10 },
    },
    actions: mockActions(),
  },
  play: async ({ args }) => {
    for (const problem of [
      'Email is required',
      'Name is missing',
      'Already a contact',
      'Imported before',
      'Sent before, without a response',
      'A quotation mark is out of place',
      'More cells than columns',
    ]) {
      await expect(dialog().getByText(problem)).toBeVisible();
    }
    for (const words of ['0 ready', '10 left out']) {
      const figure = dialog().getByText(words.split(' ')[0] ?? '', { selector: 'b' });
      await expect(figure.parentElement).toHaveTextContent(words);
    }
    const submit = dialog().getByRole('button', { name: /^Import 0 contacts/ });
    await expect(submit).toHaveAccessibleDescription('No row is ready to be imported');
    await userEvent.click(submit);
    await expect(args.actions.onStart).not.toHaveBeenCalled();
  },
};

export const NoProblems: Story = {
  args: {
    state: {
      ...match,
      preview: {
        rows: match.preview?.rows ?? [],
        problems: [],
        total: 132,
        ready: 132,
        leftOut: 0,
      },
    },
  },
  play: async () => {
    await expect(dialog().getByRole('radio', { name: 'All 132' })).toBeChecked();
    await userEvent.click(dialog().getByRole('radio', { name: 'Problems 0' }));
    await expect(dialog().getByText('No problems found')).toBeVisible();
    await expect(dialog().queryByRole('button', { name: /^Download/ })).toBeNull();
  },
};

export const Checking: Story = {
  args: { state: { ...match, preview: null, isChecking: true }, actions: mockActions() },
  play: async ({ args }) => {
    const submit = dialog().getByRole('button', { name: 'Checking the rows…' });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(submit);
    await expect(args.actions.onStart).not.toHaveBeenCalled();
  },
};

export const Comparing: Story = {
  args: { state: { ...match, comparison: 'running' } },
  play: async () => {
    await expect(dialog().getByText('Comparing with your contacts…')).toBeVisible();
  },
};

/** Rows of unknown outcome may still be imported, which the report says. */
export const NotCompared: Story = {
  args: { state: { ...match, comparison: 'failed' }, actions: mockActions() },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Retry' }));
    await expect(args.actions.onRetryComparison).toHaveBeenCalledOnce();
    await expect(dialog().getByRole('button', { name: 'Import 126 contacts' })).toBeEnabled();
  },
};

export const WrongSeparator: Story = {
  args: {
    state: {
      ...match,
      columns: [{ index: 0, header: 'Name^Email', sample: 'Ada^ada@x.example', target: '' }],
      preview: { rows: [], problems: [], total: 3, ready: 0, leftOut: 0 },
    },
    actions: mockActions(),
  },
  play: async ({ args }) => {
    await expect(dialog().getByText(/Only one column was found/)).toBeVisible();
    const submit = dialog().getByRole('button', { name: /^Import 0 contacts/ });
    await expect(submit).toHaveAccessibleDescription('Choose the column with the email');
    await userEvent.click(dialog().getByRole('combobox', { name: 'Separator' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Semicolon' }));
    await expect(args.actions.onSeparatorChange).toHaveBeenCalledWith(';');
  },
};

export const NoName: Story = {
  args: {
    state: {
      ...match,
      columns: match.columns.map((column) =>
        column.target === 'name' ? { ...column, target: '' } : column,
      ),
      preview: { rows: [], problems: [], total: 132, ready: 0, leftOut: 132 },
    },
  },
  play: async () => {
    await expect(
      dialog().getByRole('button', { name: /^Import 0 contacts/ }),
    ).toHaveAccessibleDescription('Choose the column with the name');
  },
};

/** Escape and the close button ask for confirmation, answered by keyboard. */
export const Running: Story = {
  parameters: { alsoIn: ['phone'] },
  args: { state: run, actions: mockActions(), onClose: fn() },
  play: async ({ args }) => {
    await currentStep('Import');
    const progress = dialog().getByRole('progressbar', { name: 'Import progress' });
    await expect(progress).toHaveAttribute('aria-valuetext', '60 of 126');
    await userEvent.click(dialog().getByRole('button', { name: 'Pause' }));
    await expect(args.actions.onPause).toHaveBeenCalledOnce();

    await userEvent.keyboard('{Escape}');
    await expect(dialog().getByRole('alert')).toHaveTextContent('Cancel the import?');
    const keepImporting = dialog().getByRole('button', { name: 'Keep importing' });
    await waitFor(() => expect(keepImporting).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onCancelRun).not.toHaveBeenCalled();

    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel import' }));
    await expect(args.actions.onCancelRun).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Pausing: Story = {
  args: { state: { ...run, phase: 'pausing' }, actions: mockActions() },
  play: async () => {
    await expect(dialog().getByText('Waiting for the rows being sent…')).toBeVisible();
  },
};

export const Paused: Story = {
  args: { state: { ...run, phase: 'paused' }, actions: mockActions() },
  play: async ({ args }) => {
    await expect(dialog().getByText('Paused')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Continue' }));
    await expect(args.actions.onResume).toHaveBeenCalledOnce();
  },
};

export const ConnectionLost: Story = {
  args: { state: { ...run, phase: 'paused', pause: 'connection' } },
  play: async () => {
    await expect(
      dialog().getByText('The connection was lost. Continue when it is back.'),
    ).toBeVisible();
  },
};

export const ServiceBusy: Story = {
  args: { state: { ...run, phase: 'paused', pause: 'busy' } },
};

export const ServiceRefuses: Story = {
  args: { state: { ...run, phase: 'paused', pause: 'service' } },
};

export const Report: Story = {
  args: { state: report, actions: mockActions(), onClose: fn() },
  play: async ({ args }) => {
    await expect(dialog().getByText('Import finished')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Download the report' }));
    await expect(args.actions.onDownloadReport).toHaveBeenCalledOnce();
    await userEvent.click(dialog().getByRole('button', { name: 'Import another file' }));
    await expect(args.actions.onStartOver).toHaveBeenCalledOnce();
    await userEvent.click(dialog().getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The full export of another product: unknown columns are collapsed. */
export const ManyColumns: Story = {
  args: {
    state: {
      ...match,
      encoding: 'windows-1252',
      columns: [
        ...match.columns,
        { index: 5, header: 'Job title', sample: 'Owner', target: '', isUnsaved: true },
        ...Array.from({ length: 150 }, (_, position) => ({
          index: position + 6,
          header: `Property ${position + 1}`,
          sample: '',
          target: '' as const,
        })),
      ],
      preview: {
        rows: [...allProblems, ...partRows],
        problems: [...allProblems, ...partRows],
        total: 132,
        ready: 122,
        leftOut: 10,
        partial: 2,
      },
    },
  },
  play: async () => {
    await expect(dialog().getByText('Not saved to the server yet')).toBeVisible();
    await expect(dialog().getByText(/read as Western European text/)).toBeVisible();
    await expect(dialog().getByRole('radio', { name: 'Problems 12' })).toBeChecked();
    await expect(dialog().getByRole('row', { name: /^31 Owen Price/ })).toHaveTextContent(
      'Phone left out: “call me maybe” is not a phone number',
    );
    await expect(dialog().getAllByRole('combobox', { name: /^Import “/ })).toHaveLength(5);
    await userEvent.click(dialog().getByRole('button', { name: 'Show all 156 columns' }));
    await expect(dialog().getAllByRole('combobox', { name: /^Import “/ })).toHaveLength(156);
  },
};

/** Nothing was imported: each row shows its reason. */
export const EmptyReport: Story = {
  args: { state: emptyReport },
  play: async () => {
    await expect(dialog().getByText('No contact was imported')).toBeVisible();
    await expect(dialog().getByText('Columns left out: Loyalty ID')).toBeVisible();
    await expect(dialog().getByRole('row', { name: /^14 / })).toHaveTextContent(
      'Enter a valid email',
    );
  },
};

/** Everything was imported: there is one figure. */
export const CleanReport: Story = {
  args: {
    state: { ...report, leftOut: 0, rows: [], listed: 0, ignoredColumns: [] },
  },
  play: async () => {
    const figures = dialog().getAllByRole('definition');
    await expect(figures.map((figure) => figure.textContent)).toEqual(['126']);
  },
  parameters: { alsoIn: ['phone'] },
};

/** The buttons keep their position in every step. */
export const OneHeight: Story = {
  render: (args) => (
    <>
      <ImportDialog {...args} state={{ step: 'file' }} />
      <ImportDialog {...args} />
      <ImportDialog {...args} state={report} />
    </>
  ),
  parameters: { a11y: { test: 'off' } },
  play: async () => {
    const dialogs = screen.getAllByRole('dialog', { name: 'Import contacts', hidden: true });
    await expect(new Set(dialogs.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
  },
};

export const PartReport: Story = {
  parameters: { alsoIn: ['phone'] },
  args: { state: partReport },
  play: async () => {
    await expect(dialog().getByText('Import cancelled')).toBeVisible();
    await expect(dialog().getByText(/they are not sent again/)).toBeVisible();
    await expect(dialog().getAllByRole('row')).toHaveLength(70);
    await expect(dialog().getByRole('row', { name: /^8 / })).toHaveTextContent(
      'A contact with this email already exists.',
    );
    await expect(dialog().getByRole('row', { name: /^21 / })).toHaveTextContent(
      'Failed to create contact',
    );
  },
};

/** A report longer than its first rows keeps the focus when the last rows load. */
export const LongReport: Story = {
  render: function LongReport(args) {
    const [shown, setShown] = useState(20);
    const rows = partReport.rows.slice(0, shown);
    const actions = { ...args.actions, onShowMoreRows: () => setShown(shown + 49) };
    return <ImportDialog {...args} actions={actions} state={{ ...partReport, rows }} />;
  },
  play: async () => {
    await expect(dialog().getAllByRole('row')).toHaveLength(21);
    await expect(dialog().getByText('Only the first 20 rows are shown here.')).toBeVisible();
    dialog().getByRole('button', { name: 'Load more' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog().getAllByRole('row')).toHaveLength(70);
    await expect(dialog().queryByRole('button', { name: 'Load more' })).toBeNull();
    await expect(dialog().getByRole('region', { name: 'Rows with a problem' })).toHaveFocus();
  },
};

/** The longest texts of the nine languages fit. The play of the other story reads English. */
export const LongestTexts: Story = { globals: { language: 'de' } };
