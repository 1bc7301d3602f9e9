import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { TeamPage } from '../support/teamPage.ts';

/** Tours between two measurements, and how many measurements the engine may take to settle. */
const tours = 2;
const measurements = 6;

interface Footprint {
  heap: number;
  nodes: number;
  listeners: number;
  timers: number;
}

/** What is alive after the garbage is gone. */
async function footprint(page: Page, session: CDPSession): Promise<Footprint> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const timers = await page.evaluate(() => liveTimers().size);
  return { heap, nodes, listeners, timers };
}

declare function liveTimers(): Set<unknown>;

/** Keeps a list of the timers that have neither run nor been cleared. */
function countTimers() {
  const live = new Set<unknown>();
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const repeat = window.setInterval.bind(window);
  Object.assign(window, {
    liveTimers: () => live,
    setTimeout: (run: () => void, wait?: number) => {
      const id: unknown = start(() => {
        live.delete(id);
        run();
      }, wait);
      live.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      live.delete(id);
      stop(id);
    },
    setInterval: (run: () => void, wait?: number) => {
      const id: unknown = repeat(run, wait);
      live.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      live.delete(id);
      stop(id);
    },
  });
}

const links = ['Dashboard', 'Knowledge Base', 'Voice Agent', 'Integrations', 'My Account'];

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

test('L05 tours through the app leave nothing behind', async ({ page, context, signInAs }) => {
  const team = new TeamPage(page);
  await page.addInitScript(countTimers);
  await signInAs('admin');
  await team.open();
  const session = await context.newCDPSession(page);
  const taken: Footprint[] = [];
  const growth = () => (taken.at(-1)?.heap ?? 0) / (taken.at(-2)?.heap ?? 1) - 1;
  // Compiled code and the browser's own records grow at first; what leaks goes on growing.
  while (taken.length < 2 || (taken.length < measurements && Math.abs(growth()) > 0.03)) {
    for (let round = 0; round < tours; round += 1) await tour(page, team);
    taken.push(await footprint(page, session));
  }
  expect(growth()).toBeLessThan(0.05);
  const [first, last] = [taken[0], taken.at(-1)];
  if (!first || !last) throw new Error('nothing was measured');
  expect(last.heap - first.heap).toBeLessThan(3 * 1024 * 1024);
  expect(last.nodes / first.nodes).toBeLessThan(1.02);
  expect(last.listeners / first.listeners).toBeLessThan(1.02);
  expect(last.timers).toBeLessThanOrEqual(first.timers);
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
  for (let number = 1; number <= 14; number += 1) await team.remove(`member.${number}@`);
  for (const name of ['Amara Okafor', 'Mateus Almeida', 'Jonas Weber']) {
    await team.changeRole(name, 'Admin');
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
  await expect(team.toasts).toHaveCount(3);
  const first = await team.toasts.allTextContents();
  await page.clock.runFor(3900);
  await expect(team.toasts).toHaveCount(3);
  await page.clock.runFor(200);
  await expect(team.toasts).toHaveCount(1);
  const shown = [...first, ...(await team.toasts.allTextContents())];
  expect(shown).toHaveLength(4);
  for (const [text, times] of Object.entries(texts)) {
    const wanted = times > 1 ? `${text}×${times}` : text;
    expect(shown.filter((message) => message.startsWith(wanted))).toHaveLength(1);
  }
  await page.clock.runFor(3700);
  await expect(team.toasts).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(team.toasts).toHaveCount(0);
  expect(await most.jsonValue()).toEqual({ count: 3 });
});
