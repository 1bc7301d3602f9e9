import type { ErrorCode } from '@platform/api/contract';
import type { RequestContent } from './client.ts';
import type { Person } from './config.ts';
import { Skip } from './mismatch.ts';
import type { World } from './world.ts';

export interface SampleContent extends RequestContent {
  /** Sender, if not the person of the case. */
  as?: Person;
}

export type ContentMaker = (world: World) => SampleContent | Promise<SampleContent>;

export type FormEntry = readonly [name: string, value: string | File];

export interface FormSample {
  params: Readonly<Record<string, string>>;
  entries: readonly FormEntry[];
}

/** Requests of a call. They create their records; unique texts are from `world.unique()`. */
export interface Sample {
  /**
   * A request that the call must accept; throws Skip if none can be made. @default a request
   * without parameters, query and body
   */
  content?: ContentMaker;
  /** A valid request for cases that must be rejected. @default `content` */
  wellFormed?: ContentMaker;
  /** Code with which the service rejects `wellFormed`, if it accepts no valid request. */
  comes?: ErrorCode;
  /** A request with all fields, also those of nested objects, to try their limits. @default `content` */
  full?: ContentMaker;
  /**
   * Fields that cannot have every value within their limits, such as ids; paths such as `tags.0`.
   */
  fixed?: readonly string[];
  /** Bodies with other fields that the call accepts, with the code if they are rejected. */
  variants?: readonly { full: ContentMaker; comes?: ErrorCode }[];
  /** A form that the call accepts instead of the body. */
  form?: (world: World) => Promise<FormSample>;
  /** Removes the created record. */
  remove?: (world: World, body: unknown) => Promise<unknown>;
  /** True if every tenant has a record with that id, such as a provider. @default false */
  isShared?: boolean;
  /** True if the record belongs to a person, so that others cannot find it. @default false */
  isPersonal?: boolean;
  /** True if only the person in `as` of the content may send it. @default false */
  hasOwnSender?: boolean;
  /** Fields of the body that the service may return with another value, such as secrets and versions. */
  rewritten?: readonly string[];
  /** Requests for alternative responses, by status; a text states why there is none. */
  alternatives?: Readonly<Record<number, string | ContentMaker>>;
  /**
   * Requests rejected with a code that the description does not imply; a text states why there is
   * none.
   */
  refused?: Partial<Record<ErrorCode, string | ContentMaker>>;
}

export type Samples = Readonly<Record<string, Sample>>;

/** A sample with the name of its call, such as `agents.create`. */
export interface CallSample extends Sample {
  name: string;
}

/**
 * Content of a call for which the suite cannot create a request; see `prepared` of the
 * configuration.
 */
export const impossible =
  (reason: string): ContentMaker =>
  () => {
    throw new Skip(reason);
  };
