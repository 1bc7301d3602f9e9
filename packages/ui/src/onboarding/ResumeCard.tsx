import { onboardingTexts, useTranslation } from '@platform/i18n';
import { Button } from '../components/Button/Button.tsx';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Resume, ResumeActions } from './ResumeCard.styles.ts';

export interface ResumeCardProps {
  /** How many first steps are done. */
  done: number;
  /** How many there are. */
  total: number;
  /** Where they are. */
  href: string;
  /** Takes the card away for good, on this device. */
  onHide: () => void;
}

/** Leads back to the first steps, until they are done or it is hidden. */
export function ResumeCard({ done, total, href, onHide }: ResumeCardProps) {
  const t = useTranslation(onboardingTexts);
  return (
    <Card aria-label={t('onboarding.card.title')}>
      <Resume>
        <div>
          <h2>{t('onboarding.card.title')}</h2>
          <p>{t('onboarding.progress', { done, total })}</p>
        </div>
        <ResumeActions>
          <Button variant="ghost" onClick={onHide}>
            {t('onboarding.card.hide')}
          </Button>
          <ButtonLink href={href}>{t('onboarding.card.resume')}</ButtonLink>
        </ResumeActions>
      </Resume>
    </Card>
  );
}
