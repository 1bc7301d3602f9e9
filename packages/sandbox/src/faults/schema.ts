import * as z from 'zod/mini';
import { SERVICES } from '../http/services.ts';

const whole = z.int().check(z.minimum(1));
const milliseconds = z.number().check(z.minimum(0), z.maximum(600_000));

/** Which requests are meant; also the matcher of a barrier. */
export const matcherSchema = z.strictObject({
  service: z.optional(z.enum(SERVICES)),
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  query: z.optional(z.record(z.string(), z.string())),
});

/** One fault as `POST /sandbox/faults` takes it. */
export const faultSchema = z.extend(matcherSchema, {
  /** Strikes from this matching request on, counted from 1. */
  nth: z.optional(whole),
  /** Strikes so many times; without it, always. */
  count: z.optional(whole),
  /** With `status` or `body` the handler does not run, unless `runHandler`. */
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  /** A string is sent as it is; anything else as JSON. */
  body: z.optional(z.unknown()),
  contentType: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  /** Runs the handler, which commits, before the answer is replaced. */
  runHandler: z.optional(z.boolean()),
  /** Waits before the handler runs. */
  delayMs: z.optional(milliseconds),
  /** Waits after the handler has run, before the answer is sent. */
  delayAnswerMs: z.optional(milliseconds),
  /** Never answers; the handler does not run. */
  hang: z.optional(z.boolean()),
  /**
   * Destroys the connection: before the handler runs; after it ran without a byte of answer; after
   * the headers; after half of the body.
   */
  drop: z.optional(z.enum(['before', 'afterCommit', 'headers', 'body'])),
  /**
   * Of the socket of test calls, whose path is that of its address: drops it, says that something
   * failed, or sends what is no frame, once or without end.
   */
  socket: z.optional(z.enum(['drop', 'error', 'garbage', 'flood'])),
  /**
   * Of a stream of events: cuts the connection, ends without its last event, sends nothing more until
   * it is cleared, or sends what is no event.
   */
  stream: z.optional(z.enum(['drop', 'end', 'stall', 'garbage'])),
  /** After how many frames of the relay, or events of a stream, that happens. @default 0 */
  afterFrames: z.optional(z.int().check(z.minimum(0))),
  /** Answers without CORS headers. */
  noCors: z.optional(z.boolean()),
});

export type FaultRule = z.output<typeof faultSchema>;
