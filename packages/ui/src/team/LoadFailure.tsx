import { useTranslation } from '@platform/i18n';
import type { MouseEvent } from 'react';
import { Link } from '../components/Link/Link.tsx';
import { Failure } from './LoadFailure.styles.ts';

export interface LoadFailureProps {
  message: string;
  /** Reloads the page (reading 30). */
  onRetry: () => void;
}

/** The error of the team in red, with a link that tries again. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  const t = useTranslation();

  function handleClick(event: MouseEvent): void {
    event.preventDefault();
    onRetry();
  }
  return (
    <Failure>
      {message}{' '}
      <Link href="#" onClick={handleClick}>
        {t('common.action.retry')}
      </Link>
    </Failure>
  );
}
