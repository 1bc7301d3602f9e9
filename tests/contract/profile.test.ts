import { changeProfile, getMe, getRoleContext, listMembers, send } from '@platform/api';
import type { Api, ApiError } from '@platform/api';
import { createSandbox } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT, clientOf } from './clientOf.ts';

let sandbox: Sandbox;
let api: Api;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  api = await clientOf(sandbox);
});

describe('the profile', () => {
  it('names the ways to sign in, and the tenant', async () => {
    const { http } = api;
    expect(await send(http, getMe)).toMatchObject({
      signInMethods: [
        { method: 'password', lastUsedAt: expect.stringMatching(/^20/) as string },
        { method: 'google', lastUsedAt: '' },
      ],
      signedInAt: expect.stringMatching(/^20/) as string,
    });
    expect(await send(http, getRoleContext)).toMatchObject({ tenantName: 'Northwind' });
  });

  it('changes a name in every list, and keeps a picture under an address of its own', async () => {
    const { http } = api;
    const png = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';
    const names = { firstName: 'प्रिया', lastName: 'Nair' };
    const changed = await changeProfile.send(api, { ...names, picture: png });
    expect(changed.name).toBe('प्रिया Nair');
    expect(changed.picture).toMatch(/^http:.*\/auth\/v1\/pictures\/[\w-]{43}$/);
    const served = await fetch(changed.picture);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect((await served.arrayBuffer()).byteLength).toBe(16);
    expect((await send(http, listMembers)).map(({ name }) => name)).toContain('प्रिया Nair');

    // Left out it stays; '' takes it away.
    expect((await changeProfile.send(api, names)).picture).toBe(changed.picture);
    expect((await changeProfile.send(api, { ...names, picture: '' })).picture).toBe('');
    expect((await fetch(changed.picture)).status).toBe(404);
  });

  it.each([
    ['no name', { firstName: ' ', lastName: '' }, 'first_name'],
    ['a name of 51 letters', { firstName: 'a'.repeat(51), lastName: '' }, 'first_name'],
    ['a picture of another type', { picture: 'data:image/png;base64,R0lGODlh' }, 'picture'],
    ['a picture elsewhere', { picture: 'https://pictures.test/a.png' }, 'picture'],
    ['a drawing', { picture: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'picture'],
    [
      'a picture of 3 MB',
      { picture: `data:image/jpeg;base64,${'/9j/'.repeat(750_000)}` },
      'picture',
    ],
  ])('refuses a profile with %s', async (_what, change, field) => {
    const body = { firstName: 'Priya', lastName: 'Nair', ...change };
    const refused = await changeProfile.send(api, body).catch((error: ApiError) => error);
    expect(refused).toMatchObject({ status: 422 });
    expect(refused).toHaveProperty(['body', 'error', 'fields', field]);
  });
});
