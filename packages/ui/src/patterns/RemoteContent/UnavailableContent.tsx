import { controlsTexts, useTranslation } from '@platform/i18n';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ComingArt } from '../../components/Illustration/ComingArt.tsx';

/** Stands for what this deployment does not offer. */
export function UnavailableContent() {
  const t = useTranslation(controlsTexts);
  return (
    <EmptyState
      illustration={<ComingArt />}
      title={t('controls.comingSoon.title')}
      description={t('controls.comingSoon.text')}
    />
  );
}
