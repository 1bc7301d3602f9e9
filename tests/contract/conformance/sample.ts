import type { RequestContent } from './client.ts';
import type { PersonName } from './config.ts';
import type { World } from './world.ts';

/**
 * A request that a call must accept. It makes the records it needs; each use must be able to succeed, so
 * texts that have to be unique come from `world.unique()`.
 */
export interface Sample {
  /** @default a request without parameters, query and body */
  content?: (world: World) => RequestContent | Promise<RequestContent>;
  /** Removes what the response created. */
  remove?: (world: World, body: unknown) => Promise<unknown>;
  /** Who may send it. @default 'admin' */
  person?: PersonName;
  /** True if every tenant has a record of that id, such as a provider. @default false */
  isShared?: boolean;
  /** Why the call cannot be tried by itself; a scenario covers it then. */
  skip?: string;
}

/** Samples of the calls of one record, by name. */
export type Samples = Readonly<Record<string, Sample>>;
