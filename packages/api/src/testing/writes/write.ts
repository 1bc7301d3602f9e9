import type { Action, AnyResource } from '../../resource.ts';
import { recorder } from '../recorder.ts';

type Overlap = NonNullable<Action<unknown, unknown>['overlap']>;

interface Expectations<Input> {
  input: Input;
  /** A second write with the same target. @default the same input again */
  sameTarget?: Input;
  /** A write with another target. */
  otherTarget?: Input;
  /** Requests of the first write in order, such as `PATCH /crm/v1/leads/l {"notes":"n"}`. */
  requests: readonly string[];
  invalidates?: readonly AnyResource[];
  /** Body of each response. */
  response?: unknown;
}

export interface Write {
  action: object;
  overlap: { expected: Overlap; actual: Overlap };
  targets: { first: string; same: string; other: string | null };
  /** Requests that `send` is expected to send. */
  requests: readonly string[];
  /** Runs the action and returns its requests. */
  send: () => Promise<readonly string[]>;
  invalidated: { expected: readonly string[]; actual: readonly string[] };
}

/** Describes what an action must do: how overlapping writes are handled, and what it sends. */
export function write<Input, Output>(
  overlap: Overlap,
  action: Action<Input, Output>,
  expectations: Expectations<Input>,
): Write {
  const { input, sameTarget = input, otherTarget, requests, response } = expectations;
  const targetOf = (one: Input) => action.target?.(one) ?? '';
  const namesOf = (list: readonly AnyResource[] = []) => list.map(({ name }) => name).toSorted();
  return {
    action,
    overlap: { expected: overlap, actual: action.overlap ?? 'join' },
    targets: {
      first: targetOf(input),
      same: targetOf(sameTarget),
      other: otherTarget === undefined ? null : targetOf(otherTarget),
    },
    requests,
    async send() {
      const { api, log } = recorder(response);
      // Unreadable responses are covered by other tests.
      await action.send(api, input).catch(() => undefined);
      return log;
    },
    invalidated: {
      expected: namesOf(expectations.invalidates),
      actual: namesOf(action.invalidates),
    },
  };
}
