import type { Api } from './createApi.ts';
import type { Call, ParamsOf } from './http/call.ts';
import { sendContent } from './http/send.ts';

/** Parameters of a resource that takes none. */
export type NoParams = Readonly<Record<string, never>>;

/**
 * Something that can be read: one name, one way to load it, one place where its copy is kept.
 * Declared once per area in `resources.ts`.
 */
export interface Resource<Data, Params extends object = NoParams> {
  /** Unique, such as `team.members`; the copy is kept under it, the parameters and the user. */
  name: string;
  /**
   * Asks the service.
   *
   * @param signal aborts when nobody waits for the answer any more
   * @throws ApiError
   */
  load: (api: Api, params: Params, signal: AbortSignal) => Promise<Data>;
  /** Keeps of an older copy what the newer one lacks, such as the later pages of a list. */
  merge?: (loaded: Data, known: Data) => Data;
  /**
   * How long a copy counts as fresh, in milliseconds. What each visit asks for has 2000: with less the page
   * would ask again for what was preloaded for it.
   *
   * @default 300000
   */
  freshMs?: number;
  /** Marks a feature that a deployment may lack: its 404 or 501 means unavailable, not failed. */
  isFeature?: boolean;
}

/** Declares a resource; the types follow from its `load`. */
export const defineResource = <Data, Params extends object = NoParams>(
  resource: Resource<Data, Params>,
): Resource<Data, Params> => resource;

type ResourceParams<Path extends string, QueryInput> = ParamsOf<Path> &
  ([QueryInput] extends [never] ? unknown : QueryInput);

/**
 * Declares a resource that is the response of one call. Its parameters are those of the path and of the
 * query together.
 *
 * @param options what differs from the defaults. The name is the address of the call, such as
 *   `crm /v1/contacts/`, unless two resources read the same call
 */
export const resourceOf = <Path extends string, QueryInput, Data>(
  call: Call<Path, QueryInput, never, Data>,
  options: Partial<Omit<Resource<Data, ResourceParams<Path, QueryInput>>, 'load'>> = {},
): Resource<Data, ResourceParams<Path, QueryInput>> => ({
  name: `${call.service} ${call.path}`,
  load: ({ http }, params, signal) => sendContent(http, call, { params, query: params, signal }),
  ...options,
});

/** A change of what is kept of one resource, whatever parameters it was read with. */
export interface Change {
  resource: string;
  /** Takes and answers undefined where nothing is known yet. */
  apply: (data: unknown) => unknown;
}

/** Declares a change of a resource's data; where none are known there is nothing to change. */
export const changeOf = <Data, Params extends object>(
  { name }: Resource<Data, Params>,
  apply: (data: Data) => Data,
): Change => ({
  resource: name,
  apply: (data) => (data === undefined ? undefined : apply(data as Data)),
});

/** Declares what a resource's data are now, also where none are known: an answer of another call. */
export const replacementOf = <Data>({ name }: Resource<Data>, data: Data): Change => ({
  resource: name,
  apply: () => data,
});

/** Names a resource whatever its data and parameters. */
export type AnyResource = Pick<Resource<unknown>, 'name'>;

/**
 * Something that can be written. Declared once per area in `actions.ts`; `useAction` of the app
 * sends it and takes care of what surrounds a write.
 */
export interface Action<Input, Output = void> {
  /**
   * Sends it, once.
   *
   * @throws ApiError
   */
  send: (api: Api, input: Input) => Promise<Output>;
  /** What the write is about, such as a row's id: writes about the same thing can meet. */
  target?: (input: Input) => string;
  /**
   * What happens to a write whose target has one under way: `join` answers with that one's outcome
   * and sends nothing, `queue` sends it afterwards, `parallel` sends it at once.
   *
   * @default 'join'
   */
  overlap?: 'join' | 'queue' | 'parallel';
  /**
   * What is shown while the write is under way and taken back where it fails. What it changes is
   * read again after the last write of that kind.
   */
  optimistic?: (input: Input) => readonly Change[];
  /** What the answer tells: shown without waiting for a read. */
  onDone?: (input: Input, output: Output) => readonly Change[];
  /** What is read again afterwards, however the write ended. */
  invalidates?: readonly AnyResource[];
  /** What is read again where the write failed, since it may have been done; else `onDone` tells all. */
  invalidatesOnFailure?: readonly AnyResource[];
}

/** Target of a write that creates a record: all that is sent of it, since it has no id yet. */
export const asTarget = (input: object): string => JSON.stringify(input);

/** Declares an action; the types follow from its `send`. */
export const defineAction = <Input, Output = void>(
  action: Action<Input, Output>,
): Action<Input, Output> => action;
