import { comingSoonTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LazyComingSoonArt } from '../../components/Illustration/lazyArt.tsx';

export interface UnavailableContentProps {
  retry?: (() => void) | undefined;
}

export function UnavailableContent({ retry }: UnavailableContentProps) {
  const t = useTranslation(comingSoonTexts);
  return (
    <EmptyState
      illustration={<LazyComingSoonArt />}
      title={t('comingSoon.title')}
      description={t('comingSoon.text')}
      actions={retry && <Button onClick={retry}>{t('common.action.retry')}</Button>}
    />
  );
}
