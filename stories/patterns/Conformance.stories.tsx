import * as ui from '@platform/ui';
import { FormDialog, FormRow, FormTextField, useDialogForm } from '@platform/ui/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide';
import { createRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { expect, screen, within } from 'storybook/test';
import * as z from 'zod/mini';
import { failed, outdated, ready } from '../remotes.ts';

const meta = {
  title: 'Patterns/Conformance',
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Given {
  ref: Ref<never>;
  className: string;
  style: { order: number };
  'data-marked': string;
}

const nothing = () => {};
const error = { message: 'The orders could not be loaded.', retry: nothing };

function EmptyForm(given: Given) {
  const form = useDialogForm({
    schema: z.object({ title: z.string() }),
    errorText: (key) => key,
    initialValues: { title: '' },
    firstField: 'title',
    onSubmit: async () => ({ status: 'saved' }),
    onClose: nothing,
  });
  return (
    <FormDialog form={form} title="Add" submitLabel="Add" loadingText="Adding…" {...given}>
      <FormTextField form={form} name="title" label="Title" />
    </FormDialog>
  );
}

const roots: Record<string, (given: Given) => ReactNode> = {
  FactList: (given) => <ui.FactList facts={[]} {...given} />,
  FileDropZone: (given) => <ui.FileDropZone onFiles={nothing} {...given} />,
  FileUpload: (given) => <ui.FileUpload label="Certificates" {...given} />,
  FormRow: (given) => <FormRow {...given} />,
  IconTile: (given) => <ui.IconTile icon={Bell} {...given} />,
  ListPage: (given) => (
    <ui.ListPage title="Orders" source={ready([])} {...given}>
      Orders
    </ui.ListPage>
  ),
  RecordHead: (given) => <ui.RecordHead title="Priya Nair" {...given} />,
  RecordSection: (given) => (
    <ui.RecordSection title="Orders" items={ready([])} emptyText="None" {...given}>
      {() => null}
    </ui.RecordSection>
  ),
  RemoteError: (given) => <ui.RemoteError error={error} {...given} />,
  RemoteStats: (given) => <ui.RemoteStats label="Figures" stats={[]} {...given} />,
  Stepper: (given) => <ui.Stepper label="Import" steps={[]} {...given} />,
};

const dialogs: Record<string, (given: Given) => ReactNode> = {
  ConfirmDialog: (given) => (
    <ui.ConfirmDialog
      title="Delete?"
      description="For good."
      confirmLabel="Delete"
      onConfirm={nothing}
      onOpenChange={nothing}
      {...given}
    />
  ),
  FormDialog: (given) => <EmptyForm {...given} />,
};

const refs = new Map<string, { current: HTMLElement | null }>();

function given(name: string): Given {
  const ref = createRef<HTMLElement>();
  refs.set(name, ref);
  return {
    ref: ref as Ref<never>,
    className: `given-${name}`,
    style: { order: 7 },
    'data-marked': name,
  };
}

async function expectRoot(name: string) {
  const root = document.querySelector<HTMLElement>(`.given-${name}`);
  await expect(root, name).not.toBeNull();
  await expect(refs.get(name)?.current, `${name}: ref`).toBe(root);
  await expect(root, name).toHaveAttribute('data-marked', name);
  await expect(root?.style.order, `${name}: style`).toBe('7');
}

export const RootsTakeTheRest: Story = {
  render: () => (
    <>
      {Object.entries(roots).map(([name, render]) => (
        <div key={name}>{render(given(name))}</div>
      ))}
    </>
  ),
  play: async () => {
    for (const name of Object.keys(roots)) await expectRoot(name);
  },
};

export const ConfirmDialogTakesTheRest: Story = {
  render: () => <>{dialogs['ConfirmDialog']?.(given('ConfirmDialog'))}</>,
  play: async () => {
    await screen.findByRole('alertdialog');
    await expectRoot('ConfirmDialog');
  },
};

export const FormDialogTakesTheRest: Story = {
  render: () => <>{dialogs['FormDialog']?.(given('FormDialog'))}</>,
  play: async () => {
    await screen.findByRole('dialog');
    await expectRoot('FormDialog');
  },
};

/** Components that show a loading error, by container. */
const errors: Record<string, ReactNode> = {
  content: (
    <ui.RemoteContent source={failed('The orders could not be loaded.')}>
      {() => null}
    </ui.RemoteContent>
  ),
  'content, outdated': (
    <ui.RemoteContent source={outdated([], 'The orders could not be loaded.')}>
      {() => null}
    </ui.RemoteContent>
  ),
  'page, outdated': (
    <ui.ListPage title="Orders" source={outdated([], 'The orders could not be loaded.')}>
      Orders
    </ui.ListPage>
  ),
  'paging of a page': (
    <ui.ListPage
      title="Orders"
      source={ready([])}
      paging={
        <ui.ListPaging
          page={1}
          hasPrevious={false}
          hasNext
          onPrevious={nothing}
          onNext={nothing}
          nextError={error.message}
        />
      }
    >
      Orders
    </ui.ListPage>
  ),
  section: (
    <ui.RecordSection
      title="Orders"
      items={failed('The orders could not be loaded.')}
      emptyText="None"
    >
      {() => null}
    </ui.RecordSection>
  ),
  table: (
    <ui.ListTable
      label="Orders"
      columns={[{ id: 'name', header: 'Name', cell: () => '' }]}
      rows={[]}
      getRowId={() => ''}
      source={failed('The orders could not be loaded.')}
      empty={{ title: 'None' }}
    />
  ),
};

/** Errors are announced for users who cannot see them. */
export const ErrorsAreAnnounced: Story = {
  render: () => (
    <>
      {Object.entries(errors).map(([container, content]) => (
        <article key={container} aria-label={container}>
          {content}
        </article>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const container of Object.keys(errors)) {
      const alerts = within(canvas.getByRole('article', { name: container })).queryAllByRole(
        'alert',
      );
      await expect(
        alerts.map(({ textContent }) => textContent?.includes(error.message)),
        container,
      ).toEqual([true]);
    }
  },
};
