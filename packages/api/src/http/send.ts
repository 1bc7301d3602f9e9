import { ApiError, isApiError } from './apiError.ts';
import type { Call, CallAddress, ParamsOf } from './call.ts';
import type { CallInput, Http } from './http.ts';
import { parse } from './parse.ts';

export type SendOptions = Pick<
  CallInput,
  'signal' | 'timeout' | 'keepalive' | 'language' | 'sender' | 'token' | 'renew'
>;

/** Optional if all of its members are, or if the call has no such part. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

type ContentOf<Path extends string, QueryInput, BodyInput> = Part<'params', ParamsOf<Path>> &
  Part<'query', QueryInput> &
  Part<'body', BodyInput>;

type Arguments<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

/**
 * Parses the response. After a 405 or 501 for PATCH, the service gets the fallback method from then
 * on. Throws ApiError as `Http.send`, `malformed` with the path of the first invalid field.
 */
export const send = <Path extends string, QueryInput, BodyInput, Data>(
  http: Http,
  call: Call<Path, QueryInput, BodyInput, Data>,
  ...[input]: Arguments<ContentOf<Path, QueryInput, BodyInput> & SendOptions>
): Promise<Data> => sendContent<Data>(http, call, { ...input });

interface AnyContent extends SendOptions {
  params?: Readonly<Record<string, string>>;
  query?: unknown;
  body?: unknown;
}

export async function sendContent<Data>(
  http: Http,
  call: Call<string, never, never, Data>,
  { query, body, ...rest }: AnyContent,
): Promise<Data> {
  for (const [field, form] of Object.entries(call.params ?? {})) {
    if (!form.test(rest.params?.[field] ?? '')) throw new ApiError('malformed', { field });
  }
  const input: CallInput = {
    ...rest,
    ...(call.query && query !== undefined && { query: call.query(query as never) }),
    ...(call.body && { json: call.body(body as never) }),
  };
  const response = call.fallbackMethod
    ? await sendWithFallback(http, call, call.fallbackMethod, input)
    : await http.send(call, input);
  return call.response ? parse(call.response, response) : (undefined as Data);
}

const fallbackPaths = new WeakMap<Http, Set<string>>();

async function sendWithFallback(
  http: Http,
  call: CallAddress,
  method: NonNullable<CallAddress['fallbackMethod']>,
  input: CallInput,
): Promise<unknown> {
  const known = fallbackPaths.get(http) ?? new Set<string>();
  fallbackPaths.set(http, known);
  const fallback = { ...call, method };
  if (known.has(call.path)) return http.send(fallback, input);
  try {
    return await http.send(call, input);
  } catch (error) {
    if (!isApiError(error) || ![405, 501].includes(error.status)) throw error;
    known.add(call.path);
    return http.send(fallback, input);
  }
}
