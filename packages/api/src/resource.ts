import type { Api } from './createApi.ts';
import type { Call, ParamsOf } from './http/call.ts';
import { sendContent } from './http/send.ts';

export type NoParams = Readonly<Record<string, never>>;

export interface Resource<Data, Params extends object = NoParams> {
  /** Unique, such as `team.members`; part of the cache key with parameters and user. */
  name: string;
  /** `signal` aborts when no component needs the data any more. Throws ApiError. */
  load: (api: Api, params: Params, signal: AbortSignal) => Promise<Data>;
  /** Merges a new copy with the cached one, for example to keep the later pages of a list. */
  merge?: (loaded: Data, known: Data) => Data;
  /** In ms, at least 2000: less would repeat the request of the preload. @default 300000 */
  freshMs?: number;
  /** True for an optional feature: its 404 or 501 means unavailable, not failed. */
  isFeature?: boolean;
}

export const defineResource = <Data, Params extends object = NoParams>(
  resource: Resource<Data, Params>,
): Resource<Data, Params> => resource;

type ResourceParams<Path extends string, QueryInput> = ParamsOf<Path> &
  ([QueryInput] extends [never] ? unknown : QueryInput);

/** The response of one call. Set `options.name` if two resources use the same call. */
export const resourceOf = <Path extends string, QueryInput, Data>(
  call: Call<Path, QueryInput, never, Data>,
  options: Partial<Omit<Resource<Data, ResourceParams<Path, QueryInput>>, 'load'>> = {},
): Resource<Data, ResourceParams<Path, QueryInput>> => ({
  name: `${call.service} ${call.path}`,
  load: ({ http }, params, signal) => sendContent(http, call, { params, query: params, signal }),
  ...options,
});

export interface Change {
  resource: string;
  /** Receives and returns undefined if nothing is cached. */
  apply: (data: unknown) => unknown;
}

/** Skipped if nothing is cached. */
export const changeOf = <Data, Params extends object>(
  { name }: Resource<Data, Params>,
  apply: (data: Data) => Data,
): Change => ({
  resource: name,
  apply: (data) => (data === undefined ? undefined : apply(data as Data)),
});

/** New data, such as the response of another call, also if nothing is cached yet. */
export const replacementOf = <Data>({ name }: Resource<Data>, data: Data): Change => ({
  resource: name,
  apply: () => data,
});

export type AnyResource = Pick<Resource<unknown>, 'name'>;

/** A write. The app's `useAction` runs it and handles cache updates and errors. */
export interface Action<Input, Output = void> {
  send: (api: Api, input: Input) => Promise<Output>;
  /** Identifies the record that is changed, such as the id of a row; see `overlap`. */
  target?: (input: Input) => string;
  /**
   * If the target has a pending write: `join` returns its outcome, `queue` sends this one
   * afterwards, `parallel` sends it at once. @default 'join'
   */
  overlap?: 'join' | 'queue' | 'parallel';
  /** Applied while the write is pending, reverted if it fails, fetched again after the last one. */
  optimistic?: (input: Input) => readonly Change[];
  onDone?: (input: Input, output: Output) => readonly Change[];
  /** Fetched again after the write, whether it succeeds or fails. */
  invalidates?: readonly AnyResource[];
  /** Fetched again after a failure, since the write may have been applied. */
  invalidatesOnFailure?: readonly AnyResource[];
}

export const asTarget = (input: object): string => JSON.stringify(input);

export const defineAction = <Input, Output = void>(
  action: Action<Input, Output>,
): Action<Input, Output> => action;
