import { inboxTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../components/Button/Button.tsx';
import type { Remote } from '../../remote.ts';
import { Notice } from './ListPane.styles.ts';

export function Reconnecting({ source }: { source: Remote<unknown> }) {
  const t = useTranslation(inboxTexts);
  const failure = source.status === 'ready' ? source.refreshError : undefined;
  return (
    <output>
      {failure ? (
        <Notice>
          {t('inbox.reconnecting')}
          {failure.retry ? (
            <Button size="small" variant="ghost" onClick={failure.retry}>
              {t('common.action.retry')}
            </Button>
          ) : null}
        </Notice>
      ) : null}
    </output>
  );
}
