import type { Api } from '@platform/api';

/** Reads under way and what came of them, by the key that the page asks under. */
interface Ahead {
  reads: Promise<unknown>[];
  answers: Map<string, unknown>;
  leave: AbortController;
}

const begun = new WeakMap<Api, Ahead>();

/** How long the first frame waits for answers that are about to come, in milliseconds. */
const moment = 20;

/**
 * Begins a read before its page is there; it ends with the session or with that page (D08).
 *
 * @param key as the cache writes it
 */
export function beginRead(
  api: Api,
  key: string,
  begin: (signal: AbortSignal) => Promise<unknown>,
): void {
  const ahead = begun.get(api) ?? open(api);
  const read = begin(ahead.leave.signal);
  const keep = (answer: unknown) => ahead.answers.set(key, answer);
  // Whoever takes the answer hears of a failure.
  ahead.reads.push(read.then(keep, () => undefined));
}

/** Waits a moment for what was asked ahead: with the answer at hand the page is drawn once, not twice. */
export async function aheadIsHere(api: Api): Promise<void> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, moment);
  });
  await Promise.race([Promise.all(begun.get(api)?.reads ?? []), late]);
}

/**
 * Hands over what came so far, once.
 *
 * @param keep gets the key, and the answer in the shape that the cache holds
 */
export function takeAhead(api: Api, keep: (key: string, kept: { data: unknown }) => void): void {
  const answers = begun.get(api)?.answers;
  for (const [key, data] of answers ?? []) keep(key, { data });
  answers?.clear();
}

/** Gives up what is still under way: nobody waits for it once its page is left. */
export function leaveAhead(api: Api): void {
  begun.get(api)?.leave.abort();
  begun.delete(api);
}

function open(api: Api): Ahead {
  const ahead = { reads: [], answers: new Map<string, unknown>(), leave: new AbortController() };
  begun.set(api, ahead);
  api.store.signal().addEventListener('abort', () => ahead.leave.abort(), { once: true });
  return ahead;
}
