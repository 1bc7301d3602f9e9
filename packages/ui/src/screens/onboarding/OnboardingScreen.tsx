import { onboardingTexts, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { RoleRequests } from '../../patterns/RoleRequests/RoleRequests.tsx';
import type { RoleOffer } from '../../patterns/RoleRequests/types.ts';
import { Beat, Beats, Intro, Layout, Steps, Title } from './onboarding.styles.ts';
import { progressOf } from './progressOf.ts';
import { StepRow } from './StepRow.tsx';
import { TemplatePicker } from './TemplatePicker.tsx';
import type { OnboardingScreenProps, OnboardingStep } from './types.ts';

/** Page of `/onboarding`: steps derived from server data, done in any order or skipped. */
export function OnboardingScreen<Offered extends RoleOffer>({
  steps,
  requests,
  onAnswer,
  templates,
  paths,
}: OnboardingScreenProps<Offered>) {
  const t = useTranslation(onboardingTexts);
  const { done, total, current, isFinished } = progressOf(steps);
  const openSteps = total - done;
  const title = isFinished
    ? 'done'
    : openSteps === 1
      ? 'last'
      : done >= openSteps
        ? 'half'
        : 'start';
  const actions: Partial<Record<OnboardingStep['id'], { href: string; label: string }>> = {
    name: { href: paths.profile, label: t('onboarding.name.action') },
    integration: { href: paths.integrations, label: t('onboarding.integration.action') },
    invite: { href: paths.team, label: t('onboarding.invite.action') },
    plan: { href: paths.plans, label: t('onboarding.plan.action') },
  };
  const inlineContent: Partial<Record<OnboardingStep['id'], ReactNode>> = {
    ...(requests.length > 0
      ? { requests: <RoleRequests requests={requests} onAnswer={onAnswer} /> }
      : {}),
    agent: <TemplatePicker templates={templates} newAgent={paths.newAgent} />,
  };
  return (
    <Layout>
      <div>
        <Title tabIndex={-1}>{t(`onboarding.title.${title}`)}</Title>
        <Intro>{isFinished ? t('onboarding.doneText') : t('onboarding.text')}</Intro>
        <Beats aria-hidden="true">
          {steps.map(({ id }, index) => (
            <Beat key={id} data-on={index < done || undefined} />
          ))}
        </Beats>
        <Intro aria-live="polite">{t('onboarding.progress', { done, total })}</Intro>
        {isFinished ? (
          <ButtonLink href={paths.dashboard} variant="primary">
            {t('onboarding.openDashboard')}
          </ButtonLink>
        ) : null}
      </div>
      <Steps aria-label={t('onboarding.steps')}>
        {steps.map((step, index) => (
          <StepRow
            key={step.id}
            step={step}
            number={index + 1}
            isCurrent={step.id === current}
            action={actions[step.id]}
          >
            {inlineContent[step.id]}
          </StepRow>
        ))}
      </Steps>
    </Layout>
  );
}
