import type { Permission } from '@platform/domain';
import type * as z from 'zod';
import type { Call } from '../http/call.ts';
import type { ErrorCode } from './errorCodes.ts';

/** What a service has to know of a call: everything that goes over the wire, both ways. */
export interface CallDescription<
  Path extends string = string,
  QuerySchema extends z.ZodType = z.ZodType,
  BodySchema extends z.ZodType = z.ZodType,
  ResponseSchema extends z.ZodType = z.ZodType,
  FormSchema extends z.ZodType = z.ZodType,
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
  /** The JSON body. */
  body?: BodySchema;
  /** Fields of a form (`multipart/form-data`): sent in place of the JSON body, or alone. */
  form?: FormSchema;
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
  FormSchema extends z.ZodType = never,
>(
  call: Call<Path, never, never, unknown, BodyWire>,
  description: Omit<
    CallDescription<Path, QuerySchema, BodySchema, ResponseSchema, FormSchema>,
    'call'
  >,
): CallDescription<Path, QuerySchema, BodySchema, ResponseSchema, FormSchema> => ({
  call,
  ...description,
});

/** All codes that a call may be refused with: its own, and those that follow from what it takes. */
export function errorsOf({
  call,
  permission,
  query,
  body,
  form,
  errors = [],
  refusals = {},
}: CallDescription): ErrorCode[] {
  const codes = [...errors, ...(Object.keys(refusals) as ErrorCode[]), 'INTERNAL' as ErrorCode];
  if (call.access === 'private') codes.push('UNAUTHENTICATED');
  if (permission) codes.push('FORBIDDEN');
  if (call.method !== 'GET') codes.push('ORIGIN_NOT_ALLOWED');
  if (query ?? body ?? form) codes.push('VALIDATION_FAILED');
  if (body ?? form) codes.push('TOO_LARGE');
  if (body) codes.push('MALFORMED_JSON');
  if (form) codes.push('MALFORMED_FORM');
  return [...new Set(codes)];
}
