import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { demoPassword } from '../seed/demoAccounts.ts';
import { CLIENT, signedIn } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';

const LIST = '/notifications/v1/notifications';
const title = 'Amara Okafor edited what you wrote';

let sandbox: Sandbox;
let priya: Visitor;
let ingrid: Visitor;

/** Amara edits Priya's text: only Priya gets a notification. */
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
  priya = await signedIn(sandbox, 'priya.nair');
  ingrid = await signedIn(sandbox, 'ingrid.sorensen');
  const amara = await signedIn(sandbox, 'amara.okafor');
  const text = { title: 'A letter', type: 'email', language: 'en', body: '<p>One</p>' };
  const { body } = await priya.post('/content/v1/contents', text);
  await amara.send(`/content/v1/contents/${String(body.id)}`, {
    method: 'PUT',
    body: { ...text, body: '<p>Two</p>', status: 'draft', version: 1 },
  });
});
afterAll(() => sandbox.close());

async function unreadOf(visitor: Visitor) {
  const { body } = await visitor.get(`${LIST}?filter=unread`);
  const rows = body.notifications as { id: string; title: string; created_at: string }[];
  return { count: body.unread_count, titles: rows.map((row) => row.title), rows };
}

describe('a notification for one person', () => {
  it('is listed and counted for that person only', async () => {
    const own = await unreadOf(priya);
    const others = await unreadOf(ingrid);
    expect(own.titles).toContain(title);
    expect(own.count).toBe(own.titles.length);
    expect(others.titles).toEqual(own.titles.filter((each) => each !== title));
    expect(others.count).toBe(others.titles.length);
  });

  it.each(['read', 'unread', 'archive'])('is a 404 for another person: %s', async (change) => {
    const id = (await unreadOf(priya)).rows.find((row) => row.title === title)?.id ?? '';
    expect((await ingrid.post(`${LIST}/${id}/${change}`)).status).toBe(404);
    expect((await unreadOf(priya)).titles).toContain(title);
  });

  it('is marked as read with all others by that person only', async () => {
    const before = new Date(Date.now() + 1000).toISOString();
    await ingrid.post(`${LIST}/read-all`, { before });
    expect((await unreadOf(ingrid)).count).toBe(0);
    expect((await unreadOf(priya)).titles).toContain(title);
    await priya.post(`${LIST}/read-all`, { before });
    expect((await unreadOf(priya)).count).toBe(0);
  });
});

describe('events', () => {
  it('notify everyone whom they concern, except the user who caused them', async () => {
    const amara = await signedIn(sandbox, 'amara.okafor');
    await priya.send('/voice/v1/agents/agt_nw09/activate', {
      method: 'PATCH',
      body: { is_enabled: true },
    });
    expect((await unreadOf(amara)).titles[0]).toBe('Recall campaign went online');
    expect((await unreadOf(priya)).titles).not.toContain('Recall campaign went online');
    await priya.post('/auth/v1/accept-invite', {
      token: 'demo-invite-noor.haddad',
      first_name: 'Noor',
      last_name: 'Haddad',
      email: 'noor.haddad@northwind.example',
      password: demoPassword,
    });
    expect((await unreadOf(priya)).titles[0]).toBe('Noor Haddad accepted the invitation');
  });

  it('that arrive later stay unread when all up to a time are marked as read', async () => {
    const { rows } = await unreadOf(priya);
    const before = rows.at(-1)?.created_at ?? '';
    const later = rows.filter(({ created_at }) => created_at > before);
    await priya.post(`${LIST}/read-all`, { before });
    expect((await unreadOf(priya)).titles).toEqual(later.map((row) => row.title));
  });
});
