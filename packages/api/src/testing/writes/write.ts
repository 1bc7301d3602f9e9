import type { Action, AnyResource } from '../../resource.ts';
import { recorder } from '../recorder.ts';

/** What happens to a write while another about the same thing is under way. */
const OVERLAPS = {
  'is the same one': 'join',
  'is sent afterwards': 'queue',
  'is sent at once': 'parallel',
} as const;

export type Meeting = keyof typeof OVERLAPS;

interface Promises<Input> {
  one: Input;
  /** Another write about the same thing, which the first meets. @default the first once more */
  again?: Input;
  /** A write about another thing, which the first never meets. */
  apart?: Input;
  /** Calls of the first, in their order, such as `PATCH /crm/v1/leads/l {"notes":"n"}`. */
  sends: readonly string[];
  /** What is read again afterwards. */
  rereads?: readonly AnyResource[];
  /** What the service answers. */
  answer?: unknown;
}

/** What an action promises, and what it does. */
export interface Write {
  action: object;
  meets: { promised: string; done: string };
  targets: { one: string; again: string; apart: string | null };
  sends: readonly string[];
  sent: () => Promise<readonly string[]>;
  rereads: { promised: readonly string[]; done: readonly string[] };
}

/** Describes what an action promises. */
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
      // An answer that cannot be read is another test's.
      await action.send(api, one).catch(() => undefined);
      return log;
    },
    rereads: { promised: namesOf(rereads), done: namesOf(action.invalidates ?? []) },
  };
}
