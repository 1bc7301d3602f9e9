import { inboxTexts, useTranslation } from '@platform/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { More } from './ListPane.styles.ts';
import type { InboxMore } from './types.ts';

/** Distance from the end at which the next page loads. */
const AHEAD = '600px';

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
