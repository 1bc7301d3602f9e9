import { describe, expect, it, vi } from 'vitest';
import { Hono } from 'hono';
import * as z from 'zod';
import type { CallDescription } from '@platform/api/contract';
import type { Backend, RouteEnv } from '../backend.ts';
import { HttpError } from './HttpError.ts';
import { eventText, serve } from './serve.ts';

const thing = z.object({ id: z.string(), size: z.int() });
const call = {
  service: 'crm',
  method: 'PATCH',
  fallbackMethod: 'PUT',
  path: '/v1/things/{id}',
  access: 'public',
} as const;
const description = {
  call,
  summary: 'Changes a thing',
  query: z.object({ at: z.coerce.number().optional() }),
  body: z.strictObject({ size: z.int() }),
  response: thing,
  alternatives: { 202: { meaning: 'Changed later', response: z.object({ id: z.int() }) } },
  errors: ['NOT_FOUND'],
  refusals: {
    LAST_ADMIN: z.object({ error: z.object({ owners: z.array(z.string()) }) }),
  },
} satisfies CallDescription;

type Result = z.input<typeof thing> | Response;
type Handler = (id: string, size: number, at: number | undefined) => Result;

/** Serves the call with a handler, sends one request and returns the response or the error. */
async function respond(
  handler: Handler,
  { method = 'PATCH', body = '{"size":2}', path = '/v1/things/a%2Fb?at=3' } = {},
) {
  const routes = new Hono<RouteEnv>();
  let thrown: unknown;
  routes.onError((error, c) => {
    thrown = error;
    return error instanceof HttpError ? c.json(error.toBody(), error.status) : c.text('', 500);
  });
  serve(
    routes,
    {} as Backend,
    description as unknown as CallDescription<
      '/v1/things/{id}',
      (typeof description)['query'],
      (typeof description)['body'],
      typeof thing,
      never
    >,
    ({ params, body: sent, query }) => Promise.resolve(handler(params.id, sent.size, query.at)),
  );
  const response = await routes.request(path, { method, body });
  return { status: response.status, json: await response.json().catch(() => null), thrown };
}

describe('serve', () => {
  it.each(['PATCH', 'PUT'])('passes the parsed body of %s to the handler', async (method) => {
    const handler = vi.fn<Handler>((id, size) => ({ id, size }));
    expect(await respond(handler, { method })).toMatchObject({
      status: 200,
      json: { id: 'a/b', size: 2 },
    });
    expect(handler).toHaveBeenCalledWith('a/b', 2, 3);
  });

  it.each([
    ['a body that is not JSON', { body: '{' }, 400, 'MALFORMED_JSON'],
    ['a wrong type', { body: '{"size":"2"}' }, 422, 'VALIDATION_FAILED'],
    ['an unknown field', { body: '{"size":2,"colour":"red"}' }, 422, 'VALIDATION_FAILED'],
    ['a wrong query', { path: '/v1/things/a?at=noon' }, 422, 'VALIDATION_FAILED'],
  ])('rejects %s before the handler runs', async (_, request, status, code) => {
    const handler = vi.fn<Handler>(() => ({ id: '', size: 0 }));
    expect(await respond(handler, request)).toMatchObject({ status, json: { error: { code } } });
    expect(handler).not.toHaveBeenCalled();
  });

  it('rejects with a declared code', async () => {
    const refuse = () => {
      throw new HttpError('NOT_FOUND', 'Thing not found');
    };
    expect(await respond(refuse)).toMatchObject({ status: 404 });
  });

  it('reports an error code that is not declared', async () => {
    const refuse = () => {
      throw new HttpError('IN_USE', 'Things use it');
    };
    const { status, thrown } = await respond(refuse);
    expect(status).toBe(500);
    expect(String(thrown)).toContain("PATCH /crm/v1/things/{id}: 'IN_USE'");
  });

  it('reports the field of an invalid response', async () => {
    const { status, thrown } = await respond((id) => ({ id, size: '2' }) as unknown as Result);
    expect(status).toBe(500);
    expect(String(thrown)).toContain(
      "PATCH /crm/v1/things/{id}: the response does not fit at 'size'",
    );
  });

  it('reports the field of an invalid error body', async () => {
    const refuse = () => {
      throw new HttpError('LAST_ADMIN', 'Things need an owner');
    };
    const { status, thrown } = await respond(refuse);
    expect(status).toBe(500);
    expect(String(thrown)).toContain("the body of 'LAST_ADMIN' does not fit at 'error.owners'");
  });

  it('sends a described alternative unchanged', async () => {
    expect(await respond(() => Response.json({ id: 1 }, { status: 202 }))).toMatchObject({
      status: 202,
      json: { id: 1 },
    });
  });

  it.each([
    ['a status', Response.json({ id: 1 }, { status: 203 }), '203 with'],
    ['its usual status', Response.json({ id: 'a', size: 1 }), '200 with'],
    [
      'a body',
      Response.json({ id: 'one' }, { status: 202 }),
      "the response with 202 does not fit at 'id'",
    ],
    [
      'a stream',
      new Response('data: 1', { headers: { 'Content-Type': 'text/event-stream' } }),
      "200 with 'text/event-stream' is not described",
    ],
  ])('rejects %s that is not described', async (_, sent, message) => {
    const { status, thrown } = await respond(() => sent);
    expect(status).toBe(500);
    expect(String(thrown)).toContain(`PATCH /crm/v1/things/{id}: ${message}`);
  });
});

it('serialises an event of a stream, unless it is invalid', () => {
  const stream = { call, summary: 'Tells of things', response: thing };
  expect(eventText(stream, { id: 'a', size: 2 })).toBe('{"id":"a","size":2}');
  expect(() => eventText(stream, { id: 'a', size: 0.5 })).toThrow("does not fit at 'size'");
});

it('passes form fields to the handler instead of JSON', async () => {
  const routes = new Hono<RouteEnv>();
  routes.onError((error, c) =>
    error instanceof HttpError ? c.json(error.toBody(), error.status) : c.text('', 500),
  );
  const form = z.strictObject({ size: z.coerce.number().int() });
  const body = z.strictObject({ size: z.int() });
  serve(
    routes,
    {} as Backend,
    { call, summary: 'Changes a thing', body, form, response: thing },
    ({ params, ...sent }) =>
      Promise.resolve({ id: params.id, size: sent.form ? -sent.form.size : sent.body.size }),
  );
  const send = async (content: BodyInit, headers = {}) => {
    const request = { method: 'PATCH', body: content, headers };
    const response = await routes.request('/v1/things/a', request);
    return [response.status, await response.json()];
  };
  const formOf = (...sizes: string[]) => {
    const fields = new FormData();
    for (const size of sizes) fields.append('size', size);
    return fields;
  };
  expect(await send('{"size":2}')).toEqual([200, { id: 'a', size: 2 }]);
  expect(await send(formOf('2'))).toEqual([200, { id: 'a', size: -2 }]);
  expect(await send(formOf('2', '3'))).toMatchObject([
    422,
    { error: { fields: { size: expect.any(String) } } },
  ]);
  const broken = { 'content-type': 'multipart/form-data' };
  expect(await send('half', broken)).toMatchObject([400, { error: { code: 'MALFORMED_FORM' } }]);
});
