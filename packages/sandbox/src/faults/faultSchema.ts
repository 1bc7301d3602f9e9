import * as z from 'zod/mini';
import { SERVICES } from '../http/services.ts';

const whole = z.int().check(z.minimum(1));
const milliseconds = z.number().check(z.minimum(0), z.maximum(600_000));

export const matcherSchema = z.strictObject({
  service: z.optional(z.enum(SERVICES)),
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  query: z.optional(z.record(z.string(), z.string())),
});

export const faultSchema = z.extend(matcherSchema, {
  /** Applies from this matching request on, counted from 1. */
  nth: z.optional(whole),
  /** Number of applications. @default unlimited */
  count: z.optional(whole),
  /** With `status` or `body` the handler does not run, unless `runHandler`. */
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  /** Strings are sent as is, other values as JSON. */
  body: z.optional(z.unknown()),
  contentType: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  /** Runs and commits the handler before its response is replaced. */
  runHandler: z.optional(z.boolean()),
  delayMs: z.optional(milliseconds),
  /** Delay after the handler ran, before the response is sent. */
  delayResponseMs: z.optional(milliseconds),
  hang: z.optional(z.boolean()),
  /** Destroys the connection: before the handler, after its commit, after headers, or mid-body. */
  drop: z.optional(z.enum(['before', 'afterCommit', 'headers', 'body'])),
  /** For the socket of test calls: drops it, sends an error, or sends garbage once or endlessly. */
  socket: z.optional(z.enum(['drop', 'error', 'garbage', 'flood'])),
  /** For event streams: drops the connection, omits the end, stalls until cleared, or sends garbage. */
  stream: z.optional(z.enum(['drop', 'end', 'stall', 'garbage'])),
  /** Number of frames or events before the fault applies. @default 0 */
  afterFrames: z.optional(z.int().check(z.minimum(0))),
  noCors: z.optional(z.boolean()),
});

export type FaultRule = z.output<typeof faultSchema>;
