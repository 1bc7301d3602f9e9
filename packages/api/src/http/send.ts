import { ApiError, isApiError } from './apiError.ts';
import type { Call, CallAddress, ParamsOf } from './call.ts';
import type { CallInput, Http } from './http.ts';
import { parse } from './parse.ts';

/** How a call is sent, apart from its content. */
export type SendOptions = Pick<
  CallInput,
  'signal' | 'timeout' | 'keepalive' | 'language' | 'sender' | 'token' | 'renew'
>;

/** A member that may be absent if all of its own members may be, and always if the call has no such part. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** The content of a call: parameters of its path, query and body, each only if the call has it. */
type ContentOf<Path extends string, QueryInput, BodyInput> = Part<'params', ParamsOf<Path>> &
  Part<'query', QueryInput> &
  Part<'body', BodyInput>;

type Arguments<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

/**
 * Sends a call and reads its response. A PATCH that the service does not know is sent once more with the
 * call's other method, which is remembered for as long as the client lives.
 *
 * @throws ApiError as `Http.send`; `malformed` with the path of the first field that does not fit
 */
export const send = <Path extends string, QueryInput, BodyInput, Data>(
  http: Http,
  call: Call<Path, QueryInput, BodyInput, Data>,
  ...[input]: Arguments<ContentOf<Path, QueryInput, BodyInput> & SendOptions>
): Promise<Data> => sendContent<Data>(http, call, { ...input });

/** Content of any call. */
interface AnyContent extends SendOptions {
  params?: Readonly<Record<string, string>>;
  query?: unknown;
  body?: unknown;
}

/** Sends content whose type is known to fit the call. */
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

/** Paths whose PATCH a service does not know. */
const fallbackPaths = new WeakMap<Http, Set<string>>();

/** Never sends the other method after a status that is neither 405 nor 501. */
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
