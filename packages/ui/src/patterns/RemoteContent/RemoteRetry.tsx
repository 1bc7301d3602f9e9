import { useTranslation } from '@platform/i18n';
import type { MouseEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { RemoteErrorProps } from './RemoteError.tsx';

export type RemoteRetryProps = Pick<RemoteErrorProps, 'error' | 'retryAs'>;

export function RemoteRetry({ error, retryAs = 'button' }: RemoteRetryProps) {
  const t = useTranslation();
  const { retry } = error;
  if (!retry) return null;

  function handleLink(event: MouseEvent): void {
    event.preventDefault();
    retry?.();
  }

  return retryAs === 'link' ? (
    <Link href="#" onClick={handleLink}>
      {t('common.action.retry')}
    </Link>
  ) : (
    <Button size="small" onClick={retry}>
      {t('common.action.retry')}
    </Button>
  );
}
