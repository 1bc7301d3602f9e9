import type { SandboxControl } from '@platform/sandbox/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** Responds with one member for each of these names and, in the same order, addresses. */
export async function serveMembers(
  backend: SandboxControl,
  names: readonly string[],
  emails: readonly string[] = names,
): Promise<void> {
  const members = names.map((name, index) => ({
    user_id: `usr_${index}`,
    full_name: name,
    email: emails[index],
    role: name,
    status: name,
  }));
  await backend.fault({ path: '/v1/team/members', body: { members } });
}

/** Responds with one pending invite for each of these addresses. */
export async function serveInvites(
  backend: SandboxControl,
  emails: readonly string[],
): Promise<void> {
  const invitations = emails.map((email, index) => ({
    invite_id: `inv_${index}`,
    email,
    role: email,
  }));
  await backend.fault({ path: '/v1/invite/pending', body: { invitations } });
}

/** Expects an action button for each of these people, named exactly after them. */
export async function expectActionsFor(page: Page, people: readonly string[]): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Actions for' });
  const names = await buttons.evaluateAll((all) =>
    all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
  expect(people.filter((name) => !names.includes(`Actions for ${name.trim()}`))).toEqual([]);
}
