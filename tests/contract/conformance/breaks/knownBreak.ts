import type { Break } from '../breakingServer.ts';
import type { ConformanceConfig } from '../config.ts';

/** A fault of a service, and the case that has to name it. */
export interface KnownBreak {
  name: string;
  /** Records whose cases are run. */
  records: string[];
  /** Each run has a fault of its own, which may keep what it has seen. */
  broken: () => Break;
  /** Settings of the run besides those of the sandbox. */
  config?: Partial<ConformanceConfig>;
  /** Call and title of the case that fails. */
  found: string;
  /** Expectation in its row. */
  expected: RegExp;
  /** Start of what came in its row. @default any */
  came?: string;
}
