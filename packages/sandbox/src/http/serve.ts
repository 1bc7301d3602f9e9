import { errorsOf } from '@platform/api/contract';
import type { CallDescription, ErrorCode, ParamsOf } from '@platform/api/contract';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod';
import type { Backend, RouteEnv } from '../backend.ts';
import { findCaller, bearerOf } from '../session/caller.ts';
import type { Caller } from '../session/caller.ts';
import { recordUse } from '../session/devices/deviceSessions.ts';
import { requestOrigin } from '../session/devices/requestOrigin.ts';
import { HttpError } from './HttpError.ts';
import { pathOf } from './paths.ts';
import { readBody, readForm, readQuery } from './validate.ts';

type OutputOf<Schema> = [Schema] extends [never]
  ? undefined
  : Schema extends z.ZodType
    ? z.output<Schema>
    : never;

type Content<BodySchema, FormSchema> =
  | { body: OutputOf<BodySchema>; form?: undefined }
  | ([FormSchema] extends [never] ? never : { body?: undefined; form: OutputOf<FormSchema> });

export type ServedRequest<
  Path extends string,
  QuerySchema,
  BodySchema,
  FormSchema,
  Env extends RouteEnv,
> = Content<BodySchema, FormSchema> & {
  /** The calling member; a placeholder that must not be read unless the call is private. */
  caller: Caller;
  params: ParamsOf<Path>;
  query: OutputOf<QuerySchema>;
  c: Context<Env>;
};

/** An undescribed error code, status or response becomes a 500 that names the call and field. */
export function serve<
  Path extends string,
  QuerySchema extends z.ZodType,
  BodySchema extends z.ZodType,
  ResponseSchema extends z.ZodType,
  FormSchema extends z.ZodType,
  Env extends RouteEnv,
>(
  routes: Hono<Env>,
  backend: Backend,
  description: CallDescription<Path, QuerySchema, BodySchema, ResponseSchema, FormSchema>,
  handler: (
    request: ServedRequest<Path, QuerySchema, BodySchema, FormSchema, Env>,
  ) => Promise<z.input<ResponseSchema> | Response>,
): void {
  const { call, query, body, form, response, status = 200 } = description;
  const name = `${call.method} /${call.service}${call.path}`;
  const declared: readonly ErrorCode[] = errorsOf(description);
  const methods = [call.method, ...(call.fallbackMethod ? [call.fallbackMethod] : [])];

  async function readContent(c: Context<Env>): Promise<Content<BodySchema, FormSchema>> {
    const type = c.req.header('Content-Type') ?? '';
    const isForm = form && (!body || type.startsWith('multipart/form-data'));
    const content = isForm
      ? { form: await readForm(c, form) }
      : { body: body && (await readBody(c, body)) };
    return content as Content<BodySchema, FormSchema>;
  }

  async function readRequest(c: Context<Env>) {
    return {
      caller: call.access === 'private' ? await callerOf(backend, c) : NO_CALLER,
      params: c.req.param() as ParamsOf<Path>,
      query: (query && readQuery(c, query)) as OutputOf<QuerySchema>,
      ...(await readContent(c)),
      c,
    };
  }

  routes.on(methods, pathOf(call), async (c) => {
    try {
      const result = await handler(await readRequest(c));
      if (result instanceof Response) {
        await assertDescribed(name, description, result);
        return result;
      }
      assertFits(`${name}: the response`, response, result);
      return c.json(result as object, status as ContentfulStatusCode);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (!declared.includes(error.code)) {
        throw new Error(`${name}: '${error.code}' is not a declared code`, { cause: error });
      }
      const refusal = description.refusals?.[error.code];
      if (refusal) assertFits(`${name}: the body of '${error.code}'`, refusal, error.toBody());
      throw error;
    }
  });
}

/**
 * Accepts one of the alternatives, or a stream, whose events `eventText` checks. Throws an Error
 * that names the status or the first invalid field.
 */
async function assertDescribed(
  name: string,
  { status = 200, responseType, alternatives = {} }: CallDescription,
  sent: Response,
): Promise<void> {
  const type = sent.headers.get('Content-Type') ?? '';
  const isStream = responseType === 'text/event-stream' && type.startsWith(responseType);
  if (isStream && sent.status === status) return;
  const alternative = alternatives[sent.status];
  if (!alternative) throw new Error(`${name}: ${sent.status} with '${type}' is not described`);
  const body: unknown = await sent.clone().json();
  assertFits(`${name}: the response with ${sent.status}`, alternative.response, body);
}

/** @throws Error that names the field if the event does not fit */
export function eventText<EventSchema extends z.ZodType>(
  { call, response }: Pick<CallDescription, 'call'> & { response: EventSchema },
  event: z.input<EventSchema>,
): string {
  assertFits(`${call.method} /${call.service}${call.path}: the event`, response, event);
  return JSON.stringify(event);
}

/** @throws Error that names the first invalid field */
export function assertFits(what: string, schema: z.ZodType, value: unknown): void {
  const { error } = schema.safeParse(value);
  const issue = error?.issues[0];
  if (issue) throw new Error(`${what} does not fit at '${issue.path.join('.')}': ${issue.message}`);
}

/** Public and bearer calls have no caller, so reading it is a bug in the handler. */
const NO_CALLER = new Proxy({} as Caller, {
  get: () => {
    throw new TypeError('Only a private call has a caller.');
  },
});

async function callerOf(backend: Backend, c: Context): Promise<Caller> {
  const token = bearerOf(c.req.header('Authorization'));
  const caller = token ? await findCaller(backend, token) : null;
  if (!caller) throw new HttpError('UNAUTHENTICATED', 'The access token is not valid');
  await recordUse(backend, caller, requestOrigin(c).ipAddress);
  return caller;
}
