import { integrationsTexts, useTranslation } from '@platform/i18n';
import { RotateCw } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useShownMessage } from '../../internal/shownMessages.ts';
import {
  Actions,
  Beat,
  Lead,
  Leaving,
  Root,
  Steps,
  Title,
  Message,
} from './IntegrationReturnScreen.styles.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Stepper } from '../../patterns/Stepper/Stepper.tsx';
import { ReturnArt } from './ReturnArt.tsx';
import { returnSteps } from './returnSteps.ts';
import type { IntegrationReturnScreenProps } from './types.ts';

/** Return from a provider's consent page: announces the steps; a failure offers ways on. */
export function IntegrationReturnScreen(props: IntegrationReturnScreenProps) {
  const { provider, name, progress, account, redirectMs, onTryAgain } = props;
  const t = useTranslation(integrationsTexts);
  const steps = returnSteps({ progress, name, account, t });
  const current = steps.find(({ state }) => state === 'current');
  const isFailed = progress.step === 'failed';
  const shownRef = useShownMessage(isFailed ? progress.message : undefined);
  return (
    <Root>
      <ReturnArt provider={provider} progress={progress} />
      <Message gap="2-5" align="center" ref={shownRef} role={isFailed ? 'alert' : undefined}>
        <Title tabIndex={-1}>
          {t(isFailed ? 'integrations.return.failedTitle' : 'integrations.return.title')}
        </Title>
        <Lead>{isFailed ? <bdi>{progress.message}</bdi> : t('integrations.return.text')}</Lead>
      </Message>
      <Steps>
        <Stepper label={t('integrations.return.steps')} steps={steps} orientation="vertical" />
      </Steps>
      <output>
        <VisuallyHidden>
          {current ? announcementOf(current.title, current.detail) : null}
        </VisuallyHidden>
      </output>
      {isFailed ? (
        <>
          <Actions direction="row" align="stretch" gap="2">
            {onTryAgain ? (
              <Button
                variant="primary"
                startIcon={<Icon icon={RotateCw} />}
                isLoading={props.isTryingAgain ?? false}
                loadingText={t('integrations.card.connecting')}
                onClick={onTryAgain}
              >
                {t('integrations.return.tryAgain')}
              </Button>
            ) : null}
            <ButtonLink href={props.integrationsHref ?? '/integrations'}>
              {t('integrations.return.toList')}
            </ButtonLink>
          </Actions>
          <Leaving forwardedAs="p" direction="row" gap="2">
            {t('integrations.return.redirecting')}
            <Countdown ms={redirectMs} />
          </Leaving>
        </>
      ) : null}
    </Root>
  );
}

function announcementOf(title: string, detail: string | undefined): string {
  return detail ? `${title}. ${detail}.` : title;
}

interface CountdownProps {
  ms: number;
}

const BEATS = [3, 2, 1];

/** Decorative: put text next to it. */
function Countdown({ ms }: CountdownProps) {
  return (
    <Stack as="span" direction="row" gap="0-75" aria-hidden="true">
      {BEATS.map((index) => (
        <Beat key={index} style={{ animationDelay: `${(ms / BEATS.length) * index - 140}ms` }} />
      ))}
    </Stack>
  );
}
