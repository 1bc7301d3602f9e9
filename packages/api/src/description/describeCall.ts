import type { Permission } from '@platform/domain';
import type * as z from 'zod';
import type { Call } from '../http/call.ts';
import type { ErrorCode } from './errorCodes.ts';

export interface CallDescription<
  Path extends string = string,
  QuerySchema extends z.ZodType = z.ZodType,
  BodySchema extends z.ZodType = z.ZodType,
  ResponseSchema extends z.ZodType = z.ZodType,
  FormSchema extends z.ZodType = z.ZodType,
> {
  call: Call<Path>;
  /** One sentence without a full stop, such as 'Lists the contacts of the tenant'. */
  summary: string;
  /** Ordering, idempotence and side effects. */
  notes?: string;
  /** Feature such as `inbox`. A service may omit its calls; the client then hides the feature. */
  extension?: string;
  /** Without it the call fails with FORBIDDEN. @default any member may call */
  permission?: Permission;
  /**
   * Effect of an identical second write: none, another record, the same effect again (another
   * email, the cost once more), or an error code. Every call except GET states it.
   */
  repeated?: 'idempotent' | 'creates' | 'repeats' | ErrorCode;
  query?: QuerySchema;
  body?: BodySchema;
  form?: FormSchema;
  response: ResponseSchema;
  /** @default 'application/json' */
  responseType?: 'application/json' | 'text/event-stream';
  /** Status of a successful response. @default 200 */
  status?: 200 | 201 | 202;
  /** Other responses by status, without an error code, such as a second success. */
  alternatives?: Readonly<Record<number, { meaning: string; response: z.ZodType }>>;
  readsCookie?: boolean;
  /** In addition to those implied by access, query and body; see `errorsOf`. */
  errors?: readonly ErrorCode[];
  /** Error bodies with more than code and message, such as the conflicting records. */
  refusals?: Partial<Record<ErrorCode, z.ZodType>>;
}

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
