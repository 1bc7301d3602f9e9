import { controlsTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ComingArt } from '../../components/Illustration/ComingArt.tsx';

export interface UnavailableContentProps {
  /** Asks whether it is offered by now. */
  retry?: (() => void) | undefined;
}

/** Stands for what this deployment does not offer. */
export function UnavailableContent({ retry }: UnavailableContentProps) {
  const t = useTranslation(controlsTexts);
  return (
    <EmptyState
      illustration={<ComingArt />}
      title={t('controls.comingSoon.title')}
      description={t('controls.comingSoon.text')}
      actions={retry && <Button onClick={retry}>{t('common.action.retry')}</Button>}
    />
  );
}
