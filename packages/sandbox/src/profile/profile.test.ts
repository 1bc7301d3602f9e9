import { meCalls } from '@platform/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import type { Sandbox } from '../createSandbox.ts';
import { CLIENT, signedIn } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';

const ME = '/auth/v1/me';
const names = { first_name: 'प्रिया', last_name: 'Nair' };

let sandbox: Sandbox;
let priya: Visitor;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  priya = await signedIn(sandbox, 'priya.nair');
});

const change = (body: object) => priya.send(ME, { method: 'PATCH', body });

describe('the profile', () => {
  it('names the ways to sign in, with their last use', async () => {
    const used = expect.stringMatching(/^20/) as string;
    expect(meCalls.get.response.parse((await priya.get(ME)).body)).toMatchObject({
      sign_in_methods: [
        { method: 'password', last_used_at: used },
        { method: 'google', last_used_at: null },
      ],
      signed_in_at: used,
    });
  });

  it('changes a name in the list of members, too', async () => {
    await change(names);
    const { body } = await priya.get('/auth/v1/team/members');
    expect(JSON.stringify(body)).toContain('प्रिया');
  });

  it('serves a picture at its own URL until it is removed', async () => {
    const picture = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';
    const address = String((await change({ ...names, picture })).body.picture);
    expect(address).toMatch(/^http:.*\/auth\/v1\/pictures\/[\w-]{43}$/);
    const { pathname } = new URL(address);
    const served = await priya.raw(pathname);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect((await served.arrayBuffer()).byteLength).toBe(16);

    expect((await change(names)).body.picture).toBe(address);
    const removed = await change({ ...names, picture: '' });
    expect(removed.body.picture ?? '').toBe('');
    expect((await priya.raw(pathname)).status).toBe(404);
  });

  it.each([
    ['no name', { first_name: ' ', last_name: '' }, 'first_name'],
    ['a picture of another type', { picture: 'data:image/png;base64,R0lGODlh' }, 'picture'],
    ['a picture elsewhere', { picture: 'https://pictures.test/a.png' }, 'picture'],
    ['an SVG picture', { picture: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'picture'],
    [
      'a picture of 3 MB',
      { picture: `data:image/jpeg;base64,${'/9j/'.repeat(750_000)}` },
      'picture',
    ],
  ])('is rejected with %s', async (_title, wrong, field) => {
    const { status, body } = await change({ ...names, ...wrong });
    expect(status).toBe(422);
    expect(body).toHaveProperty(['error', 'fields', field]);
  });
});
