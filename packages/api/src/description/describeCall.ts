import type * as z from 'zod';
import type { Call } from '../http/call.ts';
import type { Permission } from '../permissions/table.ts';
import type { ErrorCode } from './errorCodes.ts';

/** What a service has to know of a call: everything that goes over the wire, both ways. */
export interface CallDescription<
  Path extends string = string,
  QuerySchema extends z.ZodType = z.ZodType,
  BodySchema extends z.ZodType = z.ZodType,
  ResponseSchema extends z.ZodType = z.ZodType,
> {
  /** Where it goes. */
  call: Call<Path>;
  /** One sentence, without the full stop: 'Lists the contacts of the tenant'. */
  summary: string;
  /** What the sentence leaves out: order, idempotence, side effects. */
  notes?: string;
  /**
   * The part of the product that needs the call, such as `inbox`. A service may lack the call; the client
   * then leaves that part out. @default the specification names the call, so every service has it
   */
  extension?: string;
  /** What the role of the caller must permit; a caller without it gets FORBIDDEN. @default any member */
  permission?: Permission;
  /**
   * What a second, equal request does: nothing more (`idempotent`), another record (`creates`), or it is
   * refused with a code. Of writes only.
   */
  repeated?: 'idempotent' | 'creates' | ErrorCode;
  /** Text in a query is coerced by the schema. */
  query?: QuerySchema;
  /** The JSON body; a form is described by its fields and `bodyType`. */
  body?: BodySchema;
  /** @default 'application/json' */
  bodyType?: 'application/json' | 'multipart/form-data';
  /** The JSON response, or each event of a stream. */
  response: ResponseSchema;
  /** @default 'application/json' */
  responseType?: 'application/json' | 'text/event-stream';
  /** Status of a successful response. @default 200 */
  status?: 200 | 201 | 202;
  /** Codes of refusals beyond those that follow from access, query and body: see `errorsOf`. */
  errors?: readonly ErrorCode[];
  /** Bodies of refusals that hold more than code and message, such as the records that are in the way. */
  refusals?: Partial<Record<ErrorCode, z.ZodType>>;
}

/**
 * Describes a call. Types are checked against the client's: what the client sends must fit the schema of
 * the body.
 */
export const describeCall = <
  Path extends string,
  BodyWire,
  ResponseSchema extends z.ZodType,
  QuerySchema extends z.ZodType = never,
  BodySchema extends z.ZodType<unknown, NoInfer<BodyWire>> = never,
>(
  call: Call<Path, never, never, unknown, BodyWire>,
  description: Omit<CallDescription<Path, QuerySchema, BodySchema, ResponseSchema>, 'call'>,
): CallDescription<Path, QuerySchema, BodySchema, ResponseSchema> => ({ call, ...description });

/** All codes that a call may be refused with: its own, and those that follow from what it takes. */
export function errorsOf({
  call,
  permission,
  query,
  body,
  bodyType,
  errors = [],
  refusals = {},
}: CallDescription): ErrorCode[] {
  const codes = [...errors, ...(Object.keys(refusals) as ErrorCode[]), 'INTERNAL' as ErrorCode];
  if (call.access === 'private') codes.push('UNAUTHENTICATED');
  if (permission) codes.push('FORBIDDEN');
  if (call.method !== 'GET') codes.push('ORIGIN_NOT_ALLOWED');
  if (query ?? body) codes.push('VALIDATION_FAILED');
  if (body) codes.push('TOO_LARGE');
  if (body && bodyType !== 'multipart/form-data') codes.push('MALFORMED_JSON');
  return [...new Set(codes)];
}
