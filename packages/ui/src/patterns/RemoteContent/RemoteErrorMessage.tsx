import { useTranslation } from '@platform/i18n';
import type { MouseEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { RemoteFailure } from '../../remote.ts';
import { Message } from './RemoteError.styles.ts';

export interface RemoteErrorMessageProps {
  error: RemoteFailure;
  /** `link` where Retry loads the whole page. @default 'button' */
  retryAs?: 'button' | 'link' | undefined;
}

/** The message with Retry, for what announces it itself, such as a table. */
export function RemoteErrorMessage({ error, retryAs = 'button' }: RemoteErrorMessageProps) {
  const t = useTranslation();

  function handleLink(event: MouseEvent): void {
    event.preventDefault();
    error.retry();
  }

  return (
    <Message data-retry={retryAs}>
      {error.message}{' '}
      {retryAs === 'link' ? (
        <Link href="#" onClick={handleLink}>
          {t('common.action.retry')}
        </Link>
      ) : (
        <Button size="small" onClick={error.retry}>
          {t('common.action.retry')}
        </Button>
      )}
    </Message>
  );
}
