import type { ErrorCode, ServiceName } from '@platform/api/contract';
import type { World } from './world.ts';

export interface Case {
  service: ServiceName;
  record: string;
  /** Method and path, such as `POST /v1/contacts/`. */
  call: string;
  title: string;
  /** The part of the product that needs the call; absent for what the specification names. */
  extension?: string | undefined;
  /** Error codes that the case provokes, or says why it cannot. */
  provokes?: readonly ErrorCode[];
  /** @throws Mismatch where the service does something else, Skip where it cannot be tried */
  run: (world: World) => Promise<void>;
}

export interface Result extends Omit<Case, 'run' | 'service' | 'provokes'> {
  service: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Of a failure, the promise that was broken; of a passed case, the promises that were kept. */
  expected?: string;
  /** Of a failure, the value that broke it; of a passed case, the status of the last response. */
  came?: string;
  /** Why it was skipped. */
  reason?: string;
  milliseconds: number;
}
