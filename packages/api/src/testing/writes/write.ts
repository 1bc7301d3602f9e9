import type { Action, AnyResource } from '../../resource.ts';
import { recorder } from '../recorder.ts';

const OVERLAPS = {
  'is the same one': 'join',
  'is sent afterwards': 'queue',
  'is sent at once': 'parallel',
} as const;

export type Meeting = keyof typeof OVERLAPS;

interface Promises<Input> {
  one: Input;
  /** A second write with the same target. @default the same input again */
  again?: Input;
  apart?: Input;
  /** Requests of the first write in order, such as `PATCH /crm/v1/leads/l {"notes":"n"}`. */
  sends: readonly string[];
  rereads?: readonly AnyResource[];
  answer?: unknown;
}

export interface Write {
  action: object;
  meets: { promised: string; done: string };
  targets: { one: string; again: string; apart: string | null };
  sends: readonly string[];
  sent: () => Promise<readonly string[]>;
  rereads: { promised: readonly string[]; done: readonly string[] };
}

export function write<Input, Output>(
  meeting: Meeting,
  action: Action<Input, Output>,
  promises: Promises<Input>,
): Write {
  const { one, again = one, apart, sends, rereads = [], answer } = promises;
  const targetOf = (input: Input) => action.target?.(input) ?? '';
  const namesOf = (list: readonly AnyResource[]) => list.map(({ name }) => name).toSorted();
  return {
    action,
    meets: { promised: OVERLAPS[meeting], done: action.overlap ?? 'join' },
    targets: {
      one: targetOf(one),
      again: targetOf(again),
      apart: apart === undefined ? null : targetOf(apart),
    },
    sends,
    async sent() {
      const { api, log } = recorder(answer);
      // Unreadable responses are covered by other tests.
      await action.send(api, one).catch(() => undefined);
      return log;
    },
    rereads: { promised: namesOf(rereads), done: namesOf(action.invalidates ?? []) },
  };
}
