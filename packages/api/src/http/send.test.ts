import { describe, expect, it } from 'vitest';
import { ApiError } from './apiError.ts';
import { defineCall } from './call.ts';
import type { CallAddress } from './call.ts';
import type { CallInput, Http } from './http.ts';
import { send } from './send.ts';
import { listOf } from '../schema/list.ts';
import { toText } from '../schema/fields.ts';

const service = { service: 'crm', access: 'private' } as const;
const listThings = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/things/',
  query: ({ ownerId }: { ownerId?: string }) => ({ owner_id: ownerId }),
  response: listOf(['things'], (row) => ({ id: toText(row.id) })),
});
const changeThing = defineCall({
  ...service,
  method: 'PATCH',
  fallbackMethod: 'PUT',
  path: '/v1/things/{id}',
  body: ({ isRed }: { isRed: boolean }) => ({ is_red: isRed }),
});
const removeThing = defineCall({ ...service, method: 'DELETE', path: '/v1/things/{id}' });

/** A client that records calls and responds to each PATCH with the given status. */
function recorder(response: unknown, patchStatus?: number) {
  const sent: [method: string, input: CallInput | undefined][] = [];
  const http = {
    send: async ({ method }: CallAddress, input?: CallInput) => {
      sent.push([method, input]);
      if (method === 'PATCH' && patchStatus) throw new ApiError('http', { status: patchStatus });
      return response;
    },
  } as Http;
  return { http, sent };
}

describe('send', () => {
  it('maps the query and reads the response', async () => {
    const { http, sent } = recorder({ things: [{ id: 7 }] });
    const things = await send(http, listThings, { query: { ownerId: 'o' }, timeout: 5 });
    expect(things).toEqual([{ id: '7', key: '7' }]);
    expect(sent).toEqual([['GET', { query: { owner_id: 'o' }, timeout: 5 }]]);
    await send(http, listThings);
    expect(sent[1]).toEqual(['GET', {}]);
  });

  it('reports the invalid field of a response', async () => {
    const { http } = recorder({ things: 3 });
    await expect(send(http, listThings)).rejects.toMatchObject({
      kind: 'malformed',
      field: 'things',
    });
  });

  it('maps the body and ignores a response without a schema', async () => {
    const { http, sent } = recorder({ id: 'a' });
    expect(await send(http, changeThing, { params: { id: 'a' }, body: { isRed: true } })).toBe(
      undefined,
    );
    expect(sent).toEqual([['PATCH', { params: { id: 'a' }, json: { is_red: true } }]]);
    await send(http, removeThing, { params: { id: 'a' } });
    expect(sent[1]).toEqual(['DELETE', { params: { id: 'a' } }]);
  });

  it.each([405, 501])('uses the fallback method after a %d, and from then on', async (status) => {
    const { http, sent } = recorder({}, status);
    const change = () => send(http, changeThing, { params: { id: 'a' }, body: { isRed: true } });
    await change();
    await change();
    expect(sent.map(([method]) => method)).toEqual(['PATCH', 'PUT', 'PUT']);
  });

  it.each([400, 404, 409, 500, 503])('M02 does not repeat a change after a %d', async (status) => {
    const { http, sent } = recorder({}, status);
    const change = send(http, changeThing, { params: { id: 'a' }, body: { isRed: true } });
    await expect(change).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  it('sends a call only if its parameters match their patterns', async () => {
    const { http, sent } = recorder({});
    const call = { ...removeThing, params: { id: /^[a-z]$/ } };
    for (const id of ['', '..', 'a/b']) {
      await expect(send(http, call, { params: { id } })).rejects.toMatchObject({
        kind: 'malformed',
        field: 'id',
      });
    }
    await send(http, call, { params: { id: 'a' } });
    expect(sent).toEqual([['DELETE', { params: { id: 'a' } }]]);
  });

  it('accepts only the input that a call declares', () => {
    const { http } = recorder({});
    const check = () => [
      // @ts-expect-error The path has a parameter.
      send(http, removeThing),
      // @ts-expect-error The call has no body.
      send(http, removeThing, { params: { id: 'a' }, body: {} }),
      // @ts-expect-error The body is required.
      send(http, changeThing, { params: { id: 'a' } }),
      // @ts-expect-error The query has no such member.
      send(http, listThings, { query: { size: 1 } }),
    ];
    expect(check).toBeTypeOf('function');
  });
});
