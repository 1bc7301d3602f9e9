import { askKnowledge, send } from '@platform/api';
import type { Api, Match } from '@platform/api';
import { trimText } from '@platform/i18n/text';

const MAX_MATCHES = 5;

/** The passages of a base that fit a question best. */
export const searchBase = (
  { http }: Pick<Api, 'http'>,
  baseId: string,
  question: string,
  signal: AbortSignal,
): Promise<readonly Match[]> =>
  send(http, askKnowledge, {
    params: { id: baseId },
    body: { question: trimText(question), top_k: MAX_MATCHES },
    signal,
  });

/** Aborts the last request, and returns the signal of the next one. */
export function abortAndRestart(last: { current: AbortController }): AbortSignal {
  last.current.abort();
  last.current = new AbortController();
  return last.current.signal;
}
