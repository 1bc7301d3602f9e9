import { inboxTexts, useTranslation } from '@platform/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { More } from './ListPane.styles.ts';
import type { InboxMore } from './types.ts';

/** So many pixels before the end is seen the next page is asked for. */
const AHEAD = '600px';

/** The end of a list that goes on: it loads by itself once it is near, or by its button. */
export function MoreRows({ isLoading, problem, onLoad }: InboxMore) {
  const t = useTranslation(inboxTexts);
  const ref = useRef<HTMLDivElement>(null);
  const isFailed = problem !== '';
  const load = useEffectEvent(onLoad);
  useEffect(() => {
    const end = ref.current;
    if (!end || isLoading || isFailed) return undefined;
    const root = end.closest('[data-scroller]');
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { root, rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [isLoading, isFailed]);

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
