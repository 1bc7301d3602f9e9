import type { ZodMiniType } from 'zod/mini';
import type { Query } from './address.ts';

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
 * Authentication of a call. `private`: bearer token, and after a 401 once more with a refreshed
 * one; `bearer`: bearer token if there is one, never refreshed (sign-out); `public`: no token.
 */
export type Access = 'private' | 'bearer' | 'public';

/** `{name}` in the path is a parameter. */
export interface CallAddress {
  service: ServiceName;
  method: Method;
  /** Replaces PATCH after the service has responded to one with 405 or 501. */
  fallbackMethod?: Extract<Method, 'PUT' | 'POST'>;
  path: string;
  access: Access;
}

/** A call as a value. Its wire schemas are in `<record>.contract.ts`. */
export interface Call<
  Path extends string = string,
  QueryInput = never,
  BodyInput = never,
  Data = unknown,
  BodyWire = unknown,
> extends CallAddress {
  path: Path;
  params?: Readonly<Record<string, RegExp>>;
  query?: (input: QueryInput) => Query;
  body?: (input: BodyInput) => BodyWire;
  /** @default the response is ignored */
  response?: ZodMiniType<Data>;
}

export const defineCall = <
  const Path extends string,
  QueryInput = never,
  BodyInput = never,
  Data = void,
  BodyWire = never,
>(
  call: Call<Path, QueryInput, BodyInput, Data, BodyWire>,
): Call<Path, QueryInput, BodyInput, Data, BodyWire> => call;

/** Undefined members are not sent. */
export type PartialBody<Body> = { [Name in keyof Body]?: Body[Name] | undefined };

export interface PageQuery {
  limit?: number | undefined;
  offset?: number | undefined;
}

export interface SearchQuery extends PageQuery {
  search?: string | undefined;
}

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

export type ParamsOf<Path extends string> = Record<ParameterOf<Path>, string>;
