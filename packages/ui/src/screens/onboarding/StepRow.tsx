import { onboardingTexts, useTranslation } from '@platform/i18n';
import { Blocks, Check, CreditCard, UserPlus, X } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconShape } from '../../components/Icon/Icon.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { RemoteRetry } from '../../patterns/RemoteContent/RemoteRetry.tsx';
import { StepHeader, StepItem, StepMark, StepTitle, StepText } from './onboarding.styles.ts';
import type { OnboardingStep } from './types.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';

export interface StepRowProps {
  step: OnboardingStep;
  /** Place in the sequence; omitted if the order does not matter. */
  number?: number | undefined;
  isCurrent: boolean;
  /** Shown while the step is open; a null `href` cannot be followed yet. */
  action?: { href: string | null; label: string } | undefined;
  children?: ReactNode;
}

/** Marks of the steps without a number. */
const LATER_ICONS = new Map<OnboardingStep['id'], IconShape>([
  ['integration', Blocks],
  ['invite', UserPlus],
  ['plan', CreditCard],
]);

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
    return isDone && (id === 'requests' || id === 'test' || id === 'call' || id === 'plan')
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
          (number ?? <Icon icon={LATER_ICONS.get(id) ?? Check} size="small" />)
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
          {action?.href && data && !isDone ? (
            <ButtonLink
              href={action.href}
              size="small"
              variant={isCurrent ? 'primary' : 'secondary'}
            >
              {action.label}
            </ButtonLink>
          ) : null}
        </StepHeader>
        {data && !isDone ? children : null}
      </Grid>
    </StepItem>
  );
}
