import type { Break } from '../breakingServer.ts';
import type { ConformanceConfig } from '../config.ts';

/** A fault of a service, and the case that must report it. */
export interface KnownBreak {
  name: string;
  /** Records whose cases are run. */
  records: string[];
  /** Creates a fault for each run, because it may keep state. */
  broken: () => Break;
  /** Settings in addition to the sandbox's. */
  config?: Partial<ConformanceConfig>;
  /** Call and title of the case that must fail. */
  found: string;
  /** Expectation in its row. */
  expected: RegExp;
  /** Start of the actual value in its row. @default any */
  actual?: string;
}
