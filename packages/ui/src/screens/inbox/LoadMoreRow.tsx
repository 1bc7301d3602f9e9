import { inboxTexts, useTranslation } from '@platform/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { More } from './ListPane.styles.ts';
import type { InboxMore } from './types.ts';

/** Distance from the end at which the next page loads. */
const PRELOAD_DISTANCE = '600px';

export interface LoadMoreRowProps extends InboxMore {
  scrollerRef: RefObject<HTMLElement | null>;
}

export function LoadMoreRow({ isLoading, problem, onLoad, scrollerRef }: LoadMoreRowProps) {
  const t = useTranslation(inboxTexts);
  const ref = useRef<HTMLDivElement>(null);
  const isFailed = problem !== '';
  const load = useEffectEvent(onLoad);
  useEffect(() => {
    const end = ref.current;
    if (!end || isLoading || isFailed) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { root: scrollerRef.current, rootMargin: PRELOAD_DISTANCE },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [isLoading, isFailed, scrollerRef]);

  return (
    <More ref={ref}>
      {problem ? <p role="alert">{problem}</p> : null}
      <Button
        size="small"
        variant="ghost"
        isLoading={isLoading}
        loadingText={t('common.loading')}
        onClick={onLoad}
      >
        {isFailed ? t('common.action.retry') : t('inbox.more')}
      </Button>
    </More>
  );
}
