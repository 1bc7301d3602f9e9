import type { ServiceName } from '@platform/api/contract';
import type { World } from './world.ts';

export interface Case {
  service: ServiceName;
  record: string;
  /** Method and path, such as `POST /v1/contacts/`. */
  call: string;
  title: string;
  /** The part of the product that needs the call; absent for what the specification names. */
  extension?: string | undefined;
  /** @throws Mismatch where the service does something else, Skip where it cannot be tried */
  run: (world: World) => Promise<void>;
}

export interface Result extends Omit<Case, 'run' | 'service'> {
  service: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** What the description promises; of failures only. */
  expected?: string;
  /** What came in its place. */
  came?: string;
  /** Why it was skipped. */
  reason?: string;
  milliseconds: number;
}
