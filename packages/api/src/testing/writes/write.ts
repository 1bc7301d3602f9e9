import type { Api } from '../../createApi.ts';
import type { CallInput, Http } from '../../http/http.ts';
import type { CallAddress } from '../../http/call.ts';
import type { Action, AnyResource } from '../../resource.ts';

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

/** A client that notes its calls and gives each the same answer. */
function recorder(answer: unknown): { api: Api; log: string[] } {
  const log: string[] = [];
  const send: Http['send'] = (call: CallAddress, input: CallInput = {}) => {
    log.push(lineOf(call, input));
    return Promise.resolve(answer);
  };
  const store = { signal: () => new AbortController().signal, saveUser: () => {} };
  const environment = { origin: 'http://app.test', openStorage: () => new Map() };
  return { api: { http: { send }, store, environment } as unknown as Api, log };
}

function lineOf(
  { method, service, path }: CallAddress,
  { params, query, json, keepalive }: CallInput,
) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '?');
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return [
    `${method} /${service}${filled}${search.size > 0 ? `?${search}` : ''}`,
    ...(json === undefined ? [] : [JSON.stringify(json)]),
    ...(keepalive ? ['outliving the page'] : []),
  ].join(' ');
}
