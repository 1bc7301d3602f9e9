import { billingTexts, useTranslation } from '@platform/i18n';
import { Button } from '../components/Button/Button.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { LazyEmptyArt } from '../components/Illustration/lazyArt.tsx';

export interface NoPlansProps {
  onRetry?: (() => void) | undefined;
}

export function NoPlans({ onRetry }: NoPlansProps) {
  const t = useTranslation(billingTexts);
  return (
    <EmptyState
      illustration={<LazyEmptyArt />}
      title={t('billing.plans.empty')}
      actions={onRetry ? <Button onClick={onRetry}>{t('common.action.retry')}</Button> : undefined}
    />
  );
}
