import type { ErrorCode, ServiceName } from '@platform/api/contract';
import type { World } from './world.ts';

export interface Case {
  service: ServiceName;
  record: string;
  /** Method and path, such as `POST /v1/contacts/`. */
  call: string;
  title: string;
  /** Extension that the call belongs to; absent for calls of the specification. */
  extension?: string | undefined;
  /** Error codes that the case provokes, or skips with a reason. */
  provokes?: readonly ErrorCode[];
  /** @throws Mismatch if the service behaves differently, Skip if the case cannot run */
  run: (world: World) => Promise<void>;
}

export interface Result extends Omit<Case, 'run' | 'service' | 'provokes'> {
  service: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Of a failure, the broken expectation; of a passed case, the expectations that were met. */
  expected?: string;
  /** Of a failure, the received value; of a passed case, the status of the last response. */
  actual?: string;
  /** Why it was skipped. */
  reason?: string;
  milliseconds: number;
}
