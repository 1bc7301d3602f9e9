import { onboardingTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { RoleRequests } from '../../patterns/RoleRequests/RoleRequests.tsx';
import type { RoleOffer } from '../../patterns/RoleRequests/types.ts';
import { Beat, Beats, Intro, Layout, Steps, Title } from './onboarding.styles.ts';
import { isLater, progressOf } from './progressOf.ts';
import { StepRow } from './StepRow.tsx';
import type { StepRowProps } from './StepRow.tsx';
import { TemplatePicker } from './TemplatePicker.tsx';
import type { OnboardingScreenProps, OnboardingStep } from './types.ts';

/** Page of `/onboarding`: steps to the first call, derived from server data, and what can wait. */
export function OnboardingScreen<Offered extends RoleOffer>({
  steps,
  requests,
  onAnswer,
  templates,
  paths,
}: OnboardingScreenProps<Offered>) {
  const t = useTranslation(onboardingTexts);
  const laterId = useId();
  const { done, total, current, isFinished } = progressOf(steps);
  const openSteps = total - done;
  const title = isFinished
    ? 'done'
    : openSteps === 1
      ? 'last'
      : done >= openSteps
        ? 'half'
        : 'start';
  const mainSteps = steps.filter((step) => !isLater(step));
  const laterSteps = steps.filter(isLater);
  const actions: Partial<Record<OnboardingStep['id'], StepRowProps['action']>> = {
    name: { href: paths.profile, label: t('onboarding.name.action') },
    test: { href: paths.testAgent, label: t('onboarding.test.action') },
    number: { href: paths.numbers, label: t('onboarding.number.action') },
    call: { href: paths.call, label: t('onboarding.call.action') },
    integration: { href: paths.integrations, label: t('onboarding.integration.action') },
    invite: { href: paths.team, label: t('onboarding.invite.action') },
    plan: { href: paths.plans, label: t('onboarding.plan.action') },
  };
  const inlineContent: Partial<Record<OnboardingStep['id'], ReactNode>> = {
    ...(requests.length > 0
      ? { requests: <RoleRequests requests={requests} onAnswer={onAnswer} /> }
      : {}),
    agent: (
      <TemplatePicker
        templates={templates}
        newAgent={paths.newAgent}
        isCurrent={current === 'agent'}
      />
    ),
  };
  const stepRow = (step: OnboardingStep, number?: number) => (
    <StepRow
      key={step.id}
      step={step}
      number={number}
      isCurrent={step.id === current}
      action={actions[step.id]}
    >
      {inlineContent[step.id]}
    </StepRow>
  );
  return (
    <Layout>
      <div>
        <Title tabIndex={-1}>{t(`onboarding.title.${title}`)}</Title>
        <Intro>{isFinished ? t('onboarding.doneText') : t('onboarding.text')}</Intro>
        <Beats aria-hidden="true">
          {mainSteps.map(({ id }, index) => (
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
      <Grid gap="6">
        <Steps aria-label={t('onboarding.steps')}>
          {mainSteps.map((step, index) => stepRow(step, index + 1))}
        </Steps>
        {laterSteps.length > 0 ? (
          <Grid gap="3">
            <Text as="h2" type="title" id={laterId}>
              {t('onboarding.later')}
            </Text>
            <Steps as="ul" aria-labelledby={laterId}>
              {laterSteps.map((step) => stepRow(step))}
            </Steps>
          </Grid>
        ) : null}
      </Grid>
    </Layout>
  );
}
