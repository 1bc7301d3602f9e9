import { ProfileScreen } from '@platform/ui/profile';
import type { ProfileEdit, ProfileScreenProps } from '@platform/ui/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import type { ArgsForPerson } from '../../.storybook/roles.ts';
import { inShell } from '../shell/inShell.tsx';
import { portrait, priya } from './fixtures.ts';
import { loading, outdated, ready } from '../remotes.ts';

const roleArgs: ArgsForPerson<ProfileScreenProps> = ({ id, name, firstName, actor }) => ({
  person: ready({
    ...priya,
    id,
    name,
    firstName,
    lastName: name.slice(firstName.length + 1),
    roles: actor.roles as typeof priya.roles,
  }),
});

const edit = {
  openPicture: async () => ({ bitmap: await portrait() }),
  onDraftChange: fn(),
  onDirtyChange: fn(),
  onSave: fn<ProfileEdit['onSave']>(async (values) => Promise.resolve({ status: 'saved', values })),
} satisfies ProfileEdit;

const meta = {
  title: 'Profile/Profile',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', roleArgs },
  args: { person: ready(priya), edit },
  decorators: [
    inShell({ currentPath: '/profile', breadcrumb: [], hasNavigation: false, onBack: fn() }),
  ],
} satisfies Meta<typeof ProfileScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

export const Default: Story = { parameters: atEveryWidth };

/** The deployment does not allow changes: each field is marked as locked. */
export const ReadOnly: Story = {
  args: { edit: undefined },
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    await expect(fields).toHaveLength(3);
    for (const field of fields) {
      await expect(field).toHaveAttribute('readonly');
      await expect(field.parentElement?.querySelector('svg')).toBeInTheDocument();
    }
  },
};

export const Loading: Story = { args: { person: loading } };

/** A user without a name or role; only the email is known. */
export const NoNames: Story = {
  args: { person: ready({ ...priya, name: priya.email, firstName: '', lastName: '', roles: [] }) },
};

/** If the service is unavailable, the saved user is shown. */
export const NotRefreshed: Story = {
  args: {
    person: outdated(
      priya,
      'Your profile could not be loaded. This is the data saved in this browser.',
      fn(),
    ),
  },
  play: async () => {
    await expect(screen.getByText(/data saved in this browser/)).toBeVisible();
    await expect(field('First name')).toHaveValue('Priya');
  },
};

export const LongContent: Story = {
  args: {
    person: ready({
      ...priya,
      name: 'Wolfeschlegelsteinhausenbergerdorff <b>قاعة</b>',
      email: `${'very.long.mailbox.'.repeat(6)}@northwind.example`,
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const DraftKept: Story = {
  args: { edit: { ...edit, draft: { firstName: 'Priya A.', lastName: 'Nair' } } },
  play: async () => {
    await expect(field('First name')).toHaveValue('Priya A.');
    await userEvent.click(button('Discard'));
    await expect(field('First name')).toHaveValue('Priya');
    await expect(edit.onDraftChange).toHaveBeenLastCalledWith(null);
  },
};

/** Names of any script; one of the two is required, and rejected input is kept. */
export const Refused: Story = {
  args: {
    edit: {
      ...edit,
      onSave: fn<ProfileEdit['onSave']>(async () =>
        Promise.resolve({ status: 'refused', message: 'Names are frozen.', field: 'lastName' }),
      ),
    },
  },
  play: async ({ args }) => {
    await userEvent.clear(field('First name'));
    await userEvent.clear(field('Last name'));
    await userEvent.click(button('Save Changes'));
    await expect(
      screen.getByText('Please provide at least a first name or last name'),
    ).toBeVisible();
    await expect(args.edit?.onSave).not.toHaveBeenCalled();
    await userEvent.type(field('Last name'), '{Control>}a{/Control}దీపా');
    await userEvent.click(button('Save Changes'));
    await expect(await screen.findByText('Names are frozen.')).toBeVisible();
    await expect(field('Last name')).toHaveValue('దీపా');
    await expect(edit.onDirtyChange).toHaveBeenLastCalledWith(true, expect.any(Function));
  },
};

async function choose(file: File): Promise<ReturnType<typeof within>> {
  await userEvent.upload(screen.getByLabelText('Upload picture', { selector: 'input' }), file);
  return within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
}

/** Moves, zooms, applies and saves a picture by keyboard. */
export const Cropping: Story = {
  play: async () => {
    const dialog = await choose(new File(['x'], 'me.png', { type: 'image/png' }));
    const area = await dialog.findByRole('application', { name: 'Part of the picture' });
    area.focus();
    await expect(
      dialog.getByText('50 percent from the left, 50 percent from the top'),
    ).toBeInTheDocument();
    await userEvent.keyboard('+{ArrowLeft}{ArrowLeft}');
    await expect(
      dialog.getByText('44 percent from the left, 50 percent from the top'),
    ).toBeInTheDocument();
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
    await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }));

    await waitFor(() => expect(button('Change picture')).toBeVisible());
    await userEvent.click(button('Save Changes'));
    await waitFor(() =>
      expect(edit.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({
          picture: expect.stringMatching(/^data:image\/webp;base64,/) as string,
        }),
      ),
    );
  },
};

/** Each reason for rejecting a picture has a message. */
export const RefusedPicture: Story = {
  args: {
    edit: {
      ...edit,
      openPicture: async () =>
        Promise.resolve({ problem: 'pixels', megapixels: 60, most: 50 } as const),
    },
  },
  play: async () => {
    const dialog = await choose(new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This picture has 60 megapixels. Choose one of at most 50.',
    );
    await expect(dialog.queryByRole('button', { name: 'Use picture' })).toBeNull();
  },
};
