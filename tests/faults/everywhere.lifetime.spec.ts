import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { countTimers, expectNothingLeft } from '../support/footprint.ts';
import { TeamPage } from '../support/teamPage.ts';

const links = [
  'Dashboard',
  'Knowledge Base',
  'Voice Agent',
  'Content Studio',
  'Integrations',
  'My Account',
  'Billing & Subscription',
];

/** One way through the app: every page of the sidebar that matters, and every layer of the team. */
async function tour(page: Page, team: TeamPage): Promise<void> {
  for (const name of links) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const teams = page.getByRole('link', { name: 'Teams', exact: true });
  if (!(await teams.isVisible())) await page.getByRole('button', { name: 'Settings' }).click();
  await teams.click();
  await expect(team.row('Amara Okafor')).toBeVisible();
  await team.draftRole('Amara Okafor', 'Admin');
  await team.choose('Amara Okafor', 'Cancel');
  await team.askToRemove('Amara Okafor');
  await team.confirmation.getByRole('button', { name: 'Cancel' }).click();
  await team.inviteButton.click();
  await team.dialog.getByRole('button', { name: 'Cancel' }).click();
  const search = page.getByRole('searchbox', { name: 'Search members' });
  await search.fill('priya');
  await expect(team.rows).toHaveCount(1);
  await search.fill('');
  await expect(team.row('Amara Okafor')).toBeVisible();
}

test('L05 G10 tours through the app leave nothing behind', async ({ page, signInAs }) => {
  test.slow();
  const team = new TeamPage(page);
  await countTimers(page);
  await signInAs('admin');
  await team.open();
  await expectNothingLeft(page, async () => tour(page, team));
});

test('L06 of twenty failures at once at most three messages show, each once, for four seconds', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await backend.addMembers(14);
  await page.clock.install();
  await signInAs('admin');
  await team.open();
  // The first rule holds what is sent; once it is gone, the second one drops what still comes.
  const held: number[] = [];
  for (const method of ['POST', 'PATCH', 'DELETE']) {
    held.push(await backend.fault({ method, delayMs: 600_000, drop: 'before' }));
    await backend.fault({ method, drop: 'before' });
  }
  for (let number = 1; number <= 14; number += 1) {
    await team.chooseByKeys(`member.${number}@`, 'Delete');
    // It takes the focus a frame after it is there; Enter would meet Cancel.
    await expect(team.confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await team.confirmation.getByRole('button', { name: 'Remove' }).press('Enter');
  }
  for (const name of ['Amara Okafor', 'Mateus Almeida', 'Jonas Weber']) {
    await team.changeRoleByKeys(name, 'Admin');
  }
  await team.remove('noor.haddad', 'Cancel Invite');
  await team.remove('tomasz.zielinski', 'Cancel Invite');
  await team.invite('ada@new.example');
  await expect(team.submitInvite).toHaveAccessibleName('Inviting...');
  await page.mouse.move(1, 1);

  const most = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    const look = () => {
      const region = document.querySelector('[aria-label="Messages"]');
      const count = region?.querySelectorAll('[role="alert"], [role="status"]').length ?? 0;
      seen.count = Math.max(seen.count, count);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const id of held) await backend.heal(id);
  const texts = {
    'Failed to remove member': 14,
    'Failed to update role': 3,
    'Failed to cancel invite': 2,
    'Failed to send invitation.': 1,
  };
  const wanted = Object.entries(texts).map(([text, times]) =>
    times > 1 ? `${text}×${times}` : text,
  );
  const whole = async () =>
    (await team.toasts.allTextContents()).filter((message) =>
      wanted.some((text) => message.startsWith(text)),
    );
  await expect.poll(whole).toHaveLength(3);
  await expect(team.toasts).toHaveCount(3);
  const first = await team.toasts.allTextContents();
  await page.clock.runFor(3900);
  await expect(team.toasts).toHaveCount(3);
  await page.clock.runFor(200);
  await expect(team.toasts).toHaveCount(1);
  const shown = [...first, ...(await team.toasts.allTextContents())];
  expect(shown).toHaveLength(4);
  for (const text of wanted) {
    expect(shown.filter((message) => message.startsWith(text))).toHaveLength(1);
  }
  await page.clock.runFor(3700);
  await expect(team.toasts).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(team.toasts).toHaveCount(0);
  expect(await most.jsonValue()).toEqual({ count: 3 });
});
