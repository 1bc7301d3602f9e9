import { onboardingTexts, useTranslation } from '@platform/i18n';
import { Check, X } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { RemoteRetry } from '../../patterns/RemoteContent/RemoteRetry.tsx';
import { StepHeader, StepItem, StepMark, StepTitle, StepText } from './onboarding.styles.ts';
import type { OnboardingStep } from './types.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';

export interface StepRowProps {
  step: OnboardingStep;
  number: number;
  isCurrent: boolean;
  action?: { href: string; label: string } | undefined;
  children?: ReactNode;
}

export function StepRow({ step, number, isCurrent, action, children }: StepRowProps) {
  const t = useTranslation(onboardingTexts);
  const { id, state } = step;
  const data = state.status === 'ready' ? state.data : undefined;
  const isDone = data?.isDone ?? false;
  const isFailed = state.status === 'error';
  const look = isDone ? 'done' : isFailed ? 'failed' : isCurrent ? 'current' : 'todo';

  function detail(): ReactNode {
    if (state.status === 'loading') return <Skeleton width="60%" />;
    if (isFailed) return `${t('onboarding.failed')} ${state.message}`;
    if (data?.detail) return <bdi>{data.detail}</bdi>;
    return isDone && (id === 'requests' || id === 'plan')
      ? t(`onboarding.${id}.done`)
      : t(`onboarding.${id}.todo`);
  }

  return (
    <StepItem data-state={look} aria-current={isCurrent ? 'step' : undefined}>
      <StepMark aria-hidden="true">
        {isDone ? (
          <Icon icon={Check} size="small" />
        ) : isFailed ? (
          <Icon icon={X} size="small" />
        ) : (
          number
        )}
      </StepMark>
      <Grid gap="4">
        <StepHeader>
          <StepText>
            <StepTitle>
              {t(`onboarding.${id}.title`)}
              {isDone ? <VisuallyHidden>, {t('onboarding.done')}</VisuallyHidden> : null}
            </StepTitle>
            <Text
              as="p"
              role={isFailed ? 'alert' : undefined}
              tone="tertiary"
              size="md"
              leading="snug"
            >
              {detail()}
            </Text>
          </StepText>
          {isFailed ? <RemoteRetry error={state} /> : null}
          {action && data && !isDone ? (
            <ButtonLink href={action.href} size="small">
              {action.label}
            </ButtonLink>
          ) : null}
        </StepHeader>
        {data && !isDone ? children : null}
      </Grid>
    </StepItem>
  );
}
