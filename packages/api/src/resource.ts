import type { Api } from './createApi.ts';
import type { Call, ParamsOf } from './http/call.ts';
import { sendContent } from './http/send.ts';

export type NoParams = Readonly<Record<string, never>>;

/** Data that can be loaded and is cached under a name. Declared once, with its record. */
export interface Resource<Data, Params extends object = NoParams> {
  /** Unique, such as `team.members`; part of the cache key with parameters and user. */
  name: string;
  /**
   * Loads the data.
   *
   * @param signal aborts when no component needs the data any more
   * @throws ApiError
   */
  load: (api: Api, params: Params, signal: AbortSignal) => Promise<Data>;
  /** Merges a new copy with the cached one, for example to keep the later pages of a list. */
  merge?: (loaded: Data, known: Data) => Data;
  /**
   * Time for which a copy is fresh, in ms. Resources fetched on each visit use 2000: less would
   * repeat the request of the preload.
   *
   * @default 300000
   */
  freshMs?: number;
  /** True for an optional feature: its 404 or 501 means unavailable, not failed. */
  isFeature?: boolean;
}

export const defineResource = <Data, Params extends object = NoParams>(
  resource: Resource<Data, Params>,
): Resource<Data, Params> => resource;

type ResourceParams<Path extends string, QueryInput> = ParamsOf<Path> &
  ([QueryInput] extends [never] ? unknown : QueryInput);

/**
 * Declares a resource that is the response of one call. Its parameters are the path parameters and
 * the query.
 *
 * @param options overrides of the defaults. The name is the address of the call, such as `crm
 * /v1/contacts/`; set it if two resources use the same call
 */
export const resourceOf = <Path extends string, QueryInput, Data>(
  call: Call<Path, QueryInput, never, Data>,
  options: Partial<Omit<Resource<Data, ResourceParams<Path, QueryInput>>, 'load'>> = {},
): Resource<Data, ResourceParams<Path, QueryInput>> => ({
  name: `${call.service} ${call.path}`,
  load: ({ http }, params, signal) => sendContent(http, call, { params, query: params, signal }),
  ...options,
});

/** A change to the cached data of a resource, for all parameters. */
export interface Change {
  resource: string;
  /** Receives and returns undefined if nothing is cached. */
  apply: (data: unknown) => unknown;
}

/** Declares a change to cached data; skipped if nothing is cached. */
export const changeOf = <Data, Params extends object>(
  { name }: Resource<Data, Params>,
  apply: (data: Data) => Data,
): Change => ({
  resource: name,
  apply: (data) => (data === undefined ? undefined : apply(data as Data)),
});

/** Declares new data of a resource, also if nothing is cached yet: the response of another call. */
export const replacementOf = <Data>({ name }: Resource<Data>, data: Data): Change => ({
  resource: name,
  apply: () => data,
});

export type AnyResource = Pick<Resource<unknown>, 'name'>;

/**
 * A write. Declared once, with its record; the app's `useAction` runs it and handles cache updates
 * and errors.
 */
export interface Action<Input, Output = void> {
  /**
   * Sends the write once.
   *
   * @throws ApiError
   */
  send: (api: Api, input: Input) => Promise<Output>;
  /** Identifies the record that is changed, such as the id of a row; see `overlap`. */
  target?: (input: Input) => string;
  /**
   * Handling of a write whose target has a pending one: `join` returns the outcome of the pending
   * one, `queue` sends it afterwards, `parallel` sends it at once.
   *
   * @default 'join'
   */
  overlap?: 'join' | 'queue' | 'parallel';
  /**
   * Changes applied while the write is pending and reverted if it fails. The changed resources are
   * fetched again after the last pending write.
   */
  optimistic?: (input: Input) => readonly Change[];
  /** Changes applied from the response, without a fetch. */
  onDone?: (input: Input, output: Output) => readonly Change[];
  /** Fetched again after the write, whether it succeeds or fails. */
  invalidates?: readonly AnyResource[];
  /**
   * Fetched again after a failure, since the write may have been applied; after a success `onDone`
   * suffices.
   */
  invalidatesOnFailure?: readonly AnyResource[];
}

/** Target of a write that creates a record: its whole input, since it has no id yet. */
export const asTarget = (input: object): string => JSON.stringify(input);

export const defineAction = <Input, Output = void>(
  action: Action<Input, Output>,
): Action<Input, Output> => action;
