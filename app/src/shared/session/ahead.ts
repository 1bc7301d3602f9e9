import type { Api } from '@platform/api';

/** Reads under way and what came of them, by the key that the page asks under. */
interface Ahead {
  reads: Promise<unknown>[];
  answers: Map<string, unknown>;
}

const begun = new WeakMap<Api, Ahead>();

/** How long the first frame waits for answers that are about to come, in milliseconds. */
const moment = 20;

/**
 * Remembers a read that was begun before its page is there.
 *
 * @param key as the cache writes it
 */
export function noteRead(api: Api, key: string, read: Promise<unknown>): void {
  const ahead = begun.get(api) ?? { reads: [], answers: new Map<string, unknown>() };
  begun.set(api, ahead);
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
  for (const [key, data] of begun.get(api)?.answers ?? []) keep(key, { data });
  begun.delete(api);
}
