import { isAborted } from '@platform/api';
import { useEffect, useRef, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { Middleware } from 'swr';

/**
 * Asks again, once, for what a page lacks through no fault of its own. A page that follows another
 * one and wants the same answer takes over how that one's question ended: the library asks nothing
 * where the key still has a user. What the other page gave up on leaving would never come
 * (reliability D08), and what failed there would stay so until a third page is opened. What is
 * given up because the browser leaves stays so.
 */
export const askAgain: Middleware = (useNext) => (key, fetcher, config) => {
  const answer = useNext(key, fetcher, config);
  const { data, error, mutate } = answer;
  // Read last: SWR draws a page anew for each change of what was once read of an answer.
  const isMissing = data === undefined && error !== undefined && !answer.isValidating;
  const [cameToFailure] = useState(isMissing);
  const isWanted = isMissing && (cameToFailure || isAborted(error));
  const hasAsked = useRef(false);
  const { cache } = useSWRConfig();
  useEffect(() => {
    if (!isWanted || hasAsked.current) return;
    hasAsked.current = true;
    const isAsked = cache.get(unstable_serialize(key))?.isValidating;
    if (!isAsked) mutate().catch(() => undefined);
  }, [isWanted, cache, key, mutate]);
  return answer;
};
