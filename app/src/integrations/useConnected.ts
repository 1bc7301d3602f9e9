import { disconnectIntegration, isApiError, testIntegration } from '@platform/api';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import type { Integration, TestOutcome } from '@platform/ui';
import { useCallback, useRef, useState } from 'react';
import { isSilent } from '../shared/network/isSilent.ts';
import { writeError } from '../shared/network/writeError.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import type { useIntegrationList } from './useIntegrationList.ts';

type List = Pick<ReturnType<typeof useIntegrationList>, 'change' | 'refresh'>;

/** What can be done with a connection: test it, and end it (spec 2.6, 8). */
export function useConnected({ change, refresh }: List) {
  const { http } = useApi();
  const t = useTranslation(integrationsTexts);
  const showToast = useSetAtom(showToastAtom);
  const [disconnecting, setDisconnecting] = useState<ReadonlySet<string>>(new Set());
  const ending = useRef(new Map<string, Promise<boolean>>());
  const testing = useRef(new Map<string, Promise<TestOutcome>>());

  const onDisconnect = useCallback(
    ({ provider }: Integration) =>
      once(ending.current, provider, async () => {
        setDisconnecting((all) => new Set(all).add(provider));
        try {
          await disconnectIntegration(http, provider);
          change((all) => all.map((row) => (row.provider === provider ? disconnected(row) : row)));
          showToast({ message: t('integrations.toast.disconnected'), tone: 'success' });
          return true;
        } catch (error) {
          if (isSilent(error)) return false;
          const message = writeError(error, t('integrations.error.disconnect'));
          showToast({ message, tone: 'danger' });
          // Whether it was committed is unknown when the answer got lost: the list will tell (M03).
          void refresh();
          return false;
        } finally {
          setDisconnecting((all) => new Set([...all].filter((id) => id !== provider)));
        }
      }),
    [http, change, refresh, showToast, t],
  );

  const onTest = useCallback(
    ({ provider }: Integration) =>
      once(testing.current, provider, async (): Promise<TestOutcome> => {
        try {
          const { latencyMs } = await testIntegration(http, provider);
          const message =
            latencyMs === null
              ? t('integrations.toast.testedUntimed')
              : t('integrations.toast.tested', { latency: latencyMs });
          showToast({ message, tone: 'success' });
          return { status: 'passed', latencyMs };
        } catch (error) {
          const message = writeError(error, t('integrations.error.test'));
          if (!isSilent(error)) showToast({ message, tone: 'danger' });
          const ownWords = isApiError(error) ? error.serverMessage : '';
          return { status: 'failed', message: ownWords || message };
        }
      }),
    [http, showToast, t],
  );

  return { onDisconnect, onTest, disconnecting };
}

/** What a provider is after Disconnect, without asking (spec 4). */
const disconnected = <Row extends Integration>(row: Row): Row => ({
  ...row,
  status: 'not_connected',
  accountLabel: '',
  grantedScopes: [],
});

/** Runs one action of a kind and provider at a time; who asks meanwhile gets the same answer. */
function once<T>(
  running: Map<string, Promise<T>>,
  provider: string,
  run: () => Promise<T>,
): Promise<T> {
  const known = running.get(provider);
  if (known) return known;
  const started = run().finally(() => running.delete(provider));
  running.set(provider, started);
  return started;
}
