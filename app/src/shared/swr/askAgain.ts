import { isAborted } from '@platform/api';
import { useEffect, useRef } from 'react';
import type { Middleware } from 'swr';

/**
 * Asks again for what the page before gave up. A page that follows another one and wants the same
 * answer joins the question under way, which leaving the other page ends: without this it would
 * wait for ever (reliability D08). Once: what is given up because the browser leaves stays so.
 */
export const askAgain: Middleware = (useNext) => (key, fetcher, config) => {
  const answer = useNext(key, fetcher, config);
  const { data, error, isValidating, mutate } = answer;
  const isGivenUp = data === undefined && !isValidating && isAborted(error);
  // What was given up before this page came is asked for by its mount.
  const hasAsked = useRef(isGivenUp);
  useEffect(() => {
    if (!isGivenUp || hasAsked.current) return;
    hasAsked.current = true;
    mutate().catch(() => undefined);
  }, [isGivenUp, mutate]);
  return answer;
};
