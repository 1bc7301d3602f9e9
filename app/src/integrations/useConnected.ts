import type { Integration } from '@platform/api';
import { disconnectProvider, testProvider } from '@platform/api';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import type { TestOutcome } from '@platform/ui/integrations';
import { useCallback } from 'react';
import { forbiddenMessageOr, serverMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';

export function useConnected() {
  const t = useTranslation(integrationsTexts);
  const [disconnect, { pending: disconnecting }] = useAction(disconnectProvider, {
    success: () => t('integrations.toast.disconnected'),
    failure: (error) => forbiddenMessageOr(error, t('integrations.error.disconnect')),
    failureToast: 'whenMessageHidden',
  });
  const [test] = useAction(testProvider, {
    success: (_target, { latencyMs }) =>
      latencyMs === null
        ? t('integrations.toast.testedUntimed')
        : t('integrations.toast.tested', { latency: latencyMs }),
    failure: (error) => forbiddenMessageOr(error, t('integrations.error.test')),
    failureToast: 'whenMessageHidden',
  });

  const onDisconnect = useCallback(
    async ({ provider }: Integration) => (await disconnect({ provider })).isDone,
    [disconnect],
  );
  const onTest = useCallback(
    async ({ provider }: Integration): Promise<TestOutcome> => {
      const outcome = await test({ provider });
      if (outcome.isDone) return { status: 'passed', latencyMs: outcome.output.latencyMs };
      return { status: 'failed', message: serverMessageOr(outcome.error, outcome.message) };
    },
    [test],
  );
  return { onDisconnect, onTest, disconnecting };
}
