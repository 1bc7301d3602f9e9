import { expect } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';
import { clientOf } from './appClient.ts';
import { expectDone, expectTold } from './areaWrites.ts';
import type { AreaWrite } from './areaWrites.ts';
import type { SandboxControl } from './sandboxControl.ts';
import { hold } from './schedules.ts';
import { expectExpired, refreshes, requests, storedSession } from './sessionPage.ts';
import { clickFiveTimes, TeamPage } from './teamPage.ts';

/** Longer than any wait after which something might be sent again. */
const longWait = 65_000;

/** What a test has at hand. */
export interface World {
  page: Page;
  context: BrowserContext;
  backend: SandboxControl;
  signInAs: (person: 'admin') => Promise<void>;
}

const callOf = ({ service, method, path }: AreaWrite) => ({ service, method, path });

const press = async (page: Page, write: AreaWrite) => (await write.button(page)).click();

/** How often a write was sent: its path may hold an id. */
async function sentOf(backend: SandboxControl, { service, method, path }: AreaWrite) {
  const pattern = new RegExp(`^${path.replace('*', '[^/]+')}$`);
  const sent = await requests(backend, { service, method });
  return sent.filter((request) => pattern.test(request.path));
}

const ledgerOf = async (backend: SandboxControl, { action }: AreaWrite) =>
  action === undefined ? [] : backend.ledger(action);

/** Shows another page of the app, as a link does, also from below a dialog. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.history.pushState(null, '', '/dashboard');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Billing|Integrations/);
}

/** M02: nothing is sent again by itself. The page's clock must be a fake one. */
async function failedForGood({ page, backend }: World, write: AreaWrite): Promise<void> {
  const faults = [
    { status: 503, body: '', headers: { 'retry-after': '1' } },
    { drop: 'before' as const },
  ];
  await write.open(page);
  for (const [index, fault] of faults.entries()) {
    const id = await backend.fault({ ...callOf(write), ...fault });
    await press(page, write);
    await expect.poll(() => sentOf(backend, write)).toHaveLength(index + 1);
    await expectTold(page, write.failure);
    await page.clock.fastForward(longWait);
    await backend.heal(id);
  }
  expect(await sentOf(backend, write)).toHaveLength(faults.length);
  expect(await ledgerOf(backend, write)).toEqual([]);
}

/** M03, D16: the write came through, its answer did not. */
async function answerLost({ page, backend }: World, write: AreaWrite): Promise<void> {
  await write.open(page);
  const cuts = write.expectCommitted ? (['body'] as const) : (['body', 'afterCommit'] as const);
  for (const [index, drop] of cuts.entries()) {
    const id = await backend.fault({ ...callOf(write), drop });
    await press(page, write);
    await expectTold(page, write.failure);
    await new TeamPage(page).closeToasts();
    await write.expectCommitted?.(page);
    expect(await sentOf(backend, write)).toHaveLength(index + 1);
    await backend.heal(id);
  }
  if (write.action) expect(await ledgerOf(backend, write)).toHaveLength(cuts.length);
  if (write.expectCommitted) return;
  // A second try is the person's own.
  await press(page, write);
  await expectDone(page, write);
}

/**
 * M10: it fails at once and nothing waits for the network. M01: what was kept is then sent, once for
 * five presses in one task. The page's clock must be a fake one.
 */
async function sentOffline(world: World, write: AreaWrite): Promise<void> {
  const { page, context, backend } = world;
  const button = await write.button(page);
  await context.setOffline(true);
  await button.click();
  await expectTold(page, write.failure);
  await page.clock.fastForward(longWait);
  await context.setOffline(false);
  await page.clock.fastForward(longWait);
  expect(await sentOf(backend, write)).toEqual([]);
  await clickFiveTimes(await write.button(page));
  await expectDone(page, write);
  expect(await sentOf(backend, write)).toHaveLength(1);
  if (write.action) expect(await ledgerOf(backend, write)).toHaveLength(1);
}

/** M11: the page is left, or the dialog closed, while the write runs. */
async function leftWhileRunning(
  { page, backend }: World,
  write: AreaWrite,
  { isOk, isClosed = false }: { isOk: boolean; isClosed?: boolean },
): Promise<void> {
  const { toasts } = new TeamPage(page);
  const answer = isOk ? {} : { status: 500, body: '' };
  await write.open(page);
  const before = (await sentOf(backend, write)).length;
  const release = await hold(backend, { ...callOf(write), ...answer }, 'before');
  await press(page, write);
  await expect.poll(() => sentOf(backend, write)).toHaveLength(before + 1);
  if (isClosed) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  } else {
    await leave(page);
  }
  const { pathname } = new URL(page.url());
  const answered = page.waitForResponse((response) => response.request().method() === write.method);
  await release();
  await (await answered).finished();
  if (isOk && write.leadsAway) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(toasts).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('fa_checkout'))).toBeNull();
  } else {
    await expect(toasts).toHaveText([new RegExp(isOk ? escaped(write.success) : write.failure)]);
  }
  expect(new URL(page.url()).pathname).toBe(pathname);
}

const escaped = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`);

const refusal = 'Only some people may do this.';

/** Refusals: that of the rights in the server's words (M09), the others say nothing for people. */
const refusals = [
  { status: 403, body: { error: { code: 'NO', message: refusal } } },
  ...[404, 409, 422, 500].map((status) => ({ status, body: { error: { message: ['x'] } } })),
  ...[502, 200].map((status) => ({
    status,
    body: '<html><head><title>Oops</title></head><body><h1>Bad Gateway</h1></body></html>',
    contentType: 'text/html',
  })),
];

/** M09, S11, D03, D14: refusals do not end the session. */
async function refused({ page, backend }: World, write: AreaWrite): Promise<void> {
  await write.open(page);
  const session = await storedSession(page);
  for (const [index, answer] of refusals.entries()) {
    const id = await backend.fault({ ...callOf(write), ...answer });
    await press(page, write);
    await expect.poll(() => sentOf(backend, write)).toHaveLength(index + 1);
    await expectTold(page, answer.status === 403 ? refusal : write.failure);
    await expect(page.getByText(/Bad Gateway|<h1>|\[object/)).toHaveCount(0);
    await new TeamPage(page).closeToasts();
    await backend.heal(id);
  }
  expect(await ledgerOf(backend, write)).toEqual([]);
  expect(await refreshes(backend)).toEqual([]);
  expect(await storedSession(page)).toEqual(session);
}

/** S03, S08: the session ends under a write: told once, and nothing private is sent any more. */
async function sessionEnds({ page, backend, signInAs }: World, write: AreaWrite): Promise<void> {
  await signInAs('admin');
  await write.open(page);
  await backend.clearLog();
  await backend.expire({ refresh: true });
  await press(page, write);
  await expectExpired(page);
  await expectNothingPrivateAfter(backend);
  expect(await ledgerOf(backend, write)).toEqual([]);

  await signInAs('admin');
  await write.open(page);
  await backend.clearLog();
  const id = await backend.fault({ ...callOf(write), status: 401 });
  await press(page, write);
  await expect(page).toHaveURL(/\/auth$/);
  expect(await sentOf(backend, write)).toHaveLength(2);
  expect(await refreshes(backend)).toHaveLength(1);
  await backend.heal(id);
}

/** One refresh, and no private call after it. */
export async function expectNothingPrivateAfter(backend: SandboxControl): Promise<void> {
  expect(await refreshes(backend)).toHaveLength(1);
  const log = await requests(backend);
  const at = log.findIndex(({ path }) => path === '/v1/refresh');
  expect(log.slice(at).filter(({ hasAuthorization }) => hasAuthorization)).toEqual([]);
}

/** S16: the browser leaves once the refresh is over, after 3 s at most. The clock must be fake. */
export async function leavesAfterRefresh(
  { page, backend }: World,
  write: AreaWrite,
  { isAnswered }: { isAnswered: boolean },
): Promise<void> {
  await write.open(page);
  const { send } = await clientOf(page);
  const releaseWrite = await hold(backend, callOf(write));
  await press(page, write);
  await expect.poll(() => sentOf(backend, write)).toHaveLength(1);
  await backend.expire();
  const fault = isAnswered ? { delayAnswerMs: 600_000 } : { hang: true };
  const refresh = await backend.fault({ path: '/v1/refresh', ...fault });
  send([{ path: '/v1/me' }]).catch(() => {});
  await expect.poll(() => refreshes(backend)).toHaveLength(1);
  const { pathname } = new URL(page.url());
  const answered = page.waitForResponse((response) => response.request().method() === write.method);
  await releaseWrite();
  await (await answered).finished();
  await page.clock.runFor(2000);
  expect(new URL(page.url()).pathname).toBe(pathname);
  if (isAnswered) await backend.heal(refresh);
  else await page.clock.runFor(1500);
  await expectDone(page, write);
  expect(await backend.ledger('session.reuse')).toEqual([]);
}

/** Leaves, or closes the dialog, during a failure and a success. */
async function left(world: World, write: AreaWrite): Promise<void> {
  await leftWhileRunning(world, write, { isOk: false });
  if (write.closes) await leftWhileRunning(world, write, { isOk: false, isClosed: true });
  await leftWhileRunning(world, write, { isOk: true });
}

async function neverSentAgain(world: World, write: AreaWrite): Promise<void> {
  await failedForGood(world, write);
  await world.backend.clearLog();
  await sentOffline(world, write);
}

interface WriteFault {
  title: string;
  /** Whether the page's clock must be a fake one. */
  needsClock?: boolean;
  run: (world: World, write: AreaWrite) => Promise<void>;
}

/** The rows of the fault catalogue that hold for every write. */
export const writeFaults: readonly WriteFault[] = [
  {
    title: 'M01 M02 M10 is sent once for five presses, and neither again nor later by itself',
    needsClock: true,
    run: neverSentAgain,
  },
  {
    title: 'M03 D16 is told as failed, and shown as it is, when its answer got lost',
    run: answerLost,
  },
  { title: 'M09 S11 D03 D14 is refused in words for people, within the session', run: refused },
  { title: 'M11 is told once where the page was left, and leads nowhere', run: left },
  { title: 'S03 S08 ends with the session, told once', run: sessionEnds },
];
