import { expect, people, test } from '../support/fixtures.ts';
import { TeamPage } from '../support/teamPage.ts';
import { teamWrites } from '../support/teamWrites.ts';

/** Stands for the default text of the place. */
const DEFAULT = null;

const long = 'long '.repeat(200);

/** Bodies of a refusal, and what a person reads (spec 8: `error.message` first). */
const bodies: readonly (readonly [unknown, string | null])[] = [
  [{ error: { code: 'X', message: 'In error.message' } }, 'In error.message'],
  [{ error: { message: 'First' }, message: 'Second' }, 'First'],
  [{ message: 'In message' }, 'In message'],
  [{ error: 'Error as text' }, 'Error as text'],
  [{ detail: 'In detail' }, 'In detail'],
  [
    { detail: [{ loc: ['body', 'email'], msg: 'Value is not valid', type: 'v' }] },
    'Value is not valid',
  ],
  [{ detail: { message: 'In detail.message' } }, 'In detail.message'],
  [{ errors: [{ message: 'In errors' }] }, 'In errors'],
  [{ errors: ['Errors as texts'] }, 'Errors as texts'],
  ['"A JSON text"', 'A JSON text'],
  [{ error: { message: '<b>Not</b> markup' } }, '<b>Not</b> markup'],
  [{ message: `tab\tand \u202Ereversed\u202C` }, 'tab and reversed'],
  [{ message: long }, `${long.slice(0, 299)}…`],
  [{ error: null, message: null, detail: null, errors: null }, DEFAULT],
  [{ error: {}, detail: {}, errors: {} }, DEFAULT],
  [{ error: { message: { text: 'nested' } } }, DEFAULT],
  [{ error: { message: ['listed'] }, detail: [[]], errors: [null] }, DEFAULT],
  [{ error: { message: '' } }, DEFAULT],
  [{ message: 42 }, DEFAULT],
  [{ message: 'undefined' }, DEFAULT],
  [{ message: '[object Object]' }, DEFAULT],
  [{ message: 'Failed to fetch' }, DEFAULT],
  [{ message: 'Load failed' }, DEFAULT],
  [{ message: 'NetworkError when attempting to fetch resource.' }, DEFAULT],
  [{ message: 'Error: boom\n    at run (server.js:10:2)\n    at main (server.js:2:1)' }, DEFAULT],
  [{ detail: '<!DOCTYPE html><html><body>502</body></html>' }, DEFAULT],
  ['null', DEFAULT],
  ['[]', DEFAULT],
  ['{}', DEFAULT],
  ['0', DEFAULT],
  ['true', DEFAULT],
  ['', DEFAULT],
];

/** The bodies that tell most, for every other action. */
const telling = [0, 5, 9, 14, 21].flatMap((index) => (bodies[index] ? [bodies[index]] : []));

test('D14 an invite refused with any body says the message of the body, or the default', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await team.draftInvite('ada@new.example');
  for (const [index, [body, message]] of bodies.entries()) {
    const id = await backend.fault({ path: '/v1/invite-user', status: 400, body });
    await team.submitInvite.click();
    const sent = () => backend.log({ method: 'POST', path: '/v1/invite-user' });
    await expect.poll(sent).toHaveLength(index + 1);
    const shown = team.dialog.getByText(message ?? 'Failed to send invitation.', { exact: true });
    await expect(shown, JSON.stringify(body)).toBeVisible();
    await backend.heal(id);
  }
  await expect(page.getByText(/object Object|undefined|server\.js|DOCTYPE/)).toHaveCount(0);
  expect(await backend.ledger('invite.created')).toEqual([]);
});

test('D14 says the message of the body, or the default: each change of the team', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  for (const write of teamWrites.filter(({ method }) => method !== 'POST')) {
    const [subject] = write.subjects;
    for (const [body, message] of telling) {
      await test.step(`${write.name}: ${JSON.stringify(body)}`, async () => {
        await backend.fault({ method: write.method, path: write.path, status: 422, body });
        await write.prepare(team, subject);
        await write.send(team, subject);
        await expect(team.toast(message ?? write.failure)).toBeVisible();
        await expect(team.toasts).toHaveCount(1);
        await team.closeToasts();
        if (write.method === 'PATCH') await team.choose(subject, 'Cancel');
        await backend.heal();
      });
    }
  }
});

test('D14 says the message of the body, or the default: team members', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  for (const [index, [body, message]] of telling.entries()) {
    const number = await backend.fault({ path: '/v1/team/members', status: 422, body });
    if (index === 0) await page.goto('/settings/teams');
    else await page.getByRole('link', { name: 'Retry' }).click();
    const struck = async () => (await backend.log()).some(({ fault }) => fault === number);
    await expect.poll(struck).toBe(true);
    await expect(page.getByText(message ?? 'Failed to load team members')).toBeVisible();
    await backend.heal(number);
  }
});

test('D14 says the message of the body, or the default: sign-in and Google', async ({
  page,
  backend,
}) => {
  const team = new TeamPage(page);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  const actions = [
    { path: '/v1/login', button: 'Continue', failure: 'Login failed. Please try again.' },
    {
      path: '/v1/google-auth-url',
      button: 'Continue with Google',
      failure: 'Failed to initiate Google login. Please try again.',
    },
  ];
  for (const { path, button, failure } of actions) {
    for (const [body, message] of telling) {
      await backend.fault({ method: 'POST', path, status: 422, body });
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(team.toast(message ?? failure)).toBeVisible();
      await team.closeToasts();
      await backend.heal();
    }
  }
});

test("D03 shows no word of a proxy's page", async ({ page, backend, signInAs }) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  for (const write of teamWrites) {
    const [subject] = write.subjects;
    for (const status of [502, 503, 403, 200]) {
      await test.step(`${write.name}: ${status}`, async () => {
        await backend.fault({
          method: write.method,
          path: write.path,
          status,
          body: '<html><head><title>Oops</title></head><body><h1>Bad Gateway</h1></body></html>',
          contentType: 'text/html',
        });
        await write.prepare(team, subject);
        await write.send(team, subject);
        await expect(team.toast(write.failure)).toBeVisible();
        await expect(team.toasts).toHaveCount(1);
        await expect(page.getByText(/Bad Gateway|<h1>/)).toHaveCount(0);
        await team.closeToasts();
        if (write.method === 'POST')
          await team.dialog.getByRole('button', { name: 'Cancel' }).click();
        if (write.method === 'PATCH') await team.choose(subject, 'Cancel');
        await backend.heal();
      });
    }
    expect(await backend.ledger(write.action)).toEqual([]);
  }
});
