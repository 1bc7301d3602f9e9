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
  /** The expectation that a failed case broke, or those that a passed case met. */
  expected?: string;
  /** The value that a failed case received, or the last status of a passed case. */
  actual?: string;
  /** Reason for skipping the case. */
  reason?: string;
  milliseconds: number;
}
