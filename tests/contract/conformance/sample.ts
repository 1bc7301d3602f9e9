import type { ErrorCode } from '@platform/api/contract';
import type { RequestContent } from './client.ts';
import type { PersonName } from './config.ts';
import type { World } from './world.ts';

type ContentMaker = (world: World) => RequestContent | Promise<RequestContent>;

export type FormEntry = readonly [name: string, value: string | File];

export interface FormSample {
  params: Readonly<Record<string, string>>;
  entries: readonly FormEntry[];
}

/**
 * A request that a call must accept. It creates its records; unique texts are from
 * `world.unique()`.
 */
export interface Sample {
  /** @default a request without parameters, query and body */
  content?: ContentMaker;
  /** A form that the call accepts in place of the body. */
  form?: (world: World) => Promise<FormSample>;
  /** Removes what the response created. */
  remove?: (world: World, body: unknown) => Promise<unknown>;
  /** Who may send it. @default 'admin' */
  person?: PersonName;
  /** True if every tenant has a record of that id, such as a provider. @default false */
  isShared?: boolean;
  /** Fields of the body that the service may return with another value, such as secrets and versions. */
  rewritten?: readonly string[];
  /** Why the call cannot be tried by itself; a scenario covers it then. */
  skip?: string;
  /**
   * Requests refused with a code that the description does not imply; a text says why none can be
   * made.
   */
  refused?: Partial<Record<ErrorCode, string | ContentMaker>>;
}

export type Samples = Readonly<Record<string, Sample>>;
