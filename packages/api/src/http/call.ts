import type { ZodMiniType } from 'zod/mini';
import type { Query } from './address.ts';

/** The services that answer HTTP, by the words of `architecture.md`. */
export type ServiceName =
  | 'auth'
  | 'billing'
  | 'notifications'
  | 'integrations'
  | 'chatbot'
  | 'voice'
  | 'knowledge'
  | 'content'
  | 'crm';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What a call shows of the session.
 * - `private`: bearer; a 401 is refreshed and the call replayed once
 * - `bearer`: bearer if there is one; its 401 never starts a refresh (sign-out)
 * - `public`: no bearer, no refresh
 */
export type Access = 'private' | 'bearer' | 'public';

/** Where a call goes. `{name}` in the path is a parameter. */
export interface CallAddress {
  service: ServiceName;
  method: Method;
  /** Sent instead of PATCH once the service has responded to one with 405 or 501. */
  fallbackMethod?: Extract<Method, 'PUT' | 'POST'>;
  path: string;
  access: Access;
}

/**
 * One call as a value: its address, how typed input becomes a query and a body, and how its response is
 * read. Schemas of what goes over the wire are next to it, in `<record>.contract.ts`.
 */
export interface Call<
  Path extends string = string,
  QueryInput = never,
  BodyInput = never,
  Data = unknown,
  BodyWire = unknown,
> extends CallAddress {
  path: Path;
  /** Form of parameters in the path: a call with another value is not sent. */
  params?: Readonly<Record<string, RegExp>>;
  /** Maps the query to the names it has on the wire; empty values are left out. */
  query?: (input: QueryInput) => Query;
  /** Maps the body to its JSON. */
  body?: (input: BodyInput) => BodyWire;
  /** Reads the response. @default the response is ignored */
  response?: ZodMiniType<Data>;
}

/** Declares a call; the types follow from its path, its mappings and its reader. */
export const defineCall = <
  const Path extends string,
  QueryInput = never,
  BodyInput = never,
  Data = void,
  BodyWire = never,
>(
  call: Call<Path, QueryInput, BodyInput, Data, BodyWire>,
): Call<Path, QueryInput, BodyInput, Data, BodyWire> => call;

/** A body of which any part may be missing; undefined members are not sent. */
export type PartialBody<Body> = { [Name in keyof Body]?: Body[Name] | undefined };

/** Query of a list that is read by limit and offset; what is left out is left out of the address. */
export interface PageQuery {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** Query of a list that can be searched as well; an empty search is left out of the address. */
export interface SearchQuery extends PageQuery {
  search?: string | undefined;
}

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** Values of the parameters in the path of a call, by name. */
export type ParamsOf<Path extends string> = Record<ParameterOf<Path>, string>;
