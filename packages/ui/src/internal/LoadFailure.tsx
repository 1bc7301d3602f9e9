import { useTranslation } from '@platform/i18n';
import { Button } from '../components/Button/Button.tsx';
import { Failure } from './LoadFailure.styles.ts';

export interface LoadFailureProps {
  message: string;
  onRetry: () => void;
}

/** What could not be loaded, in red, with a button that tries again. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  const t = useTranslation();
  return (
    <Failure>
      {message}
      <Button size="small" onClick={onRetry}>
        {t('common.action.retry')}
      </Button>
    </Failure>
  );
}
