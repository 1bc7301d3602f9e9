import { onboardingTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Resume, ResumeText } from './ResumeCard.styles.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

export interface ResumeCardProps {
  /** Number of completed steps. */
  done: number;
  /** Total number of steps. */
  total: number;
  /** Link to the onboarding. */
  href: string;
  /** Called to hide the card permanently on this device. */
  onHide: () => void;
}

/** Link to resume the onboarding, until it is finished or the card is hidden. */
export function ResumeCard({ done, total, href, onHide }: ResumeCardProps) {
  const t = useTranslation(onboardingTexts);
  return (
    <Card aria-label={t('onboarding.card.title')}>
      <Resume>
        <ResumeText>
          <Text as="h2" type="title" isTracked>
            {t('onboarding.card.title')}
          </Text>
          <Text as="p" tone="secondary" size="md" isTabular>
            {t('onboarding.progress', { done, total })}
          </Text>
        </ResumeText>
        <Stack direction="row" wraps align="stretch" gap="2-5">
          <Button variant="ghost" onClick={onHide}>
            {t('onboarding.card.hide')}
          </Button>
          <ButtonLink href={href}>{t('onboarding.card.resume')}</ButtonLink>
        </Stack>
      </Resume>
    </Card>
  );
}
