import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen } from 'storybook/test';
import { Page as TeamPage } from '../../app/src/team/TeamPage.tsx';
import { testConfig } from '../../app/src/testing/services.ts';
import { signInAdmin } from '../../app/src/testing/signedIn.tsx';
import { teamHandlers } from '../../app/src/testing/teamService.ts';
import { chooseInMenu } from './steps.ts';

const { auth } = testConfig.services;

/** The page as in the app; each story signs in again. */
function SignedInTeamPage() {
  const [{ wrap }] = useState(signInAdmin);
  const [router] = useState(() => createMemoryRouter([{ path: '/', Component: TeamPage }]));
  return wrap(<RouterProvider router={router} />);
}

/** The team page with its hooks; msw simulates the services. */
const meta = {
  title: 'Team/Wired',
  component: SignedInTeamPage,
  // The services decide who is signed in, not the toolbar.
  globals: { role: 'story' },
} satisfies Meta<typeof SignedInTeamPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: ({ msw }) => msw.use(...teamHandlers()),
  play: async () => {
    await screen.findByRole('row', { name: /Amara Okafor/ });
    await expect(screen.getByRole('button', { name: 'Invite User' })).toBeEnabled();
  },
  parameters: { hasPicture: true },
};

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...teamHandlers(http.get(`${auth}/v1/team/members`, () => delay('infinite')))),
  play: async () => {
    await expect(await screen.findByText('Loading team…')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...teamHandlers(
        http.get(`${auth}/v1/team/members`, () => HttpResponse.json(null, { status: 400 })),
      ),
    ),
  play: async () => {
    await expect(await screen.findByText('Failed to load team members')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Retry' })).toBeVisible();
  },
};

export const InvitesFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...teamHandlers(
        http.get(`${auth}/v1/invite/pending`, () => HttpResponse.json(null, { status: 400 })),
      ),
    ),
  play: async () => {
    await screen.findByRole('row', { name: /Amara Okafor/ });
    await expect(screen.queryByText('noor@northwind.example')).toBeNull();
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};

export const RemovalRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...teamHandlers(
        http.delete(`${auth}/v1/team/member/:id`, () => HttpResponse.json(null, { status: 409 })),
      ),
    ),
  play: async ({ canvasElement, userEvent }) => {
    await screen.findByRole('row', { name: /Jonas Weber/ });
    await chooseInMenu(canvasElement, 'Jonas Weber', 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await screen.findByRole('row', { name: /Jonas Weber/ })).toBeVisible();
  },
};
