import { getIntegrationStatus, providerName } from '@platform/api';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import type { ReturnProgress } from '@platform/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { pause } from '../shared/network/pause.ts';
import { isSilent } from '../shared/network/isSilent.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import { afterFailureMs, beforeListMs } from './delays.ts';
import { completionError, returnError } from './errors.ts';
import type { IntegrationError } from './errors.ts';
import { followReturn } from './followReturn.ts';
import { openReturn } from './openReturn.ts';
import { markReturn } from './pendingReturn.ts';
import { useConnect } from './useConnect.ts';
import { useErrorText } from './useErrorText.ts';

/**
 * The return from a provider's page (spec 2.7, 4): the code is posted once, the status asked for,
 * then the list opens. Leaving the page ends all of it: nothing more is asked, told or opened
 * (reliability L01).
 */
export function useReturn() {
  const api = useApi();
  const t = useTranslation(integrationsTexts);
  const describe = useErrorText();
  const showToast = useSetAtom(showToastAtom);
  const navigate = useNavigate();
  const { connect, connecting } = useConnect();
  const { from, complete } = openReturn(api);
  const { provider } = from;
  const [progress, setProgress] = useState<ReturnProgress>({ step: 'saving' });
  const [account, setAccount] = useState('');
  const leaving = useRef<AbortController>(null);

  const fail = async (
    at: 'permission' | 'saving',
    error: IntegrationError,
    signal: AbortSignal,
  ) => {
    const message = describe(error);
    setProgress({ step: 'failed', at, message });
    showToast({ message, tone: 'danger' });
    await backAfterFailure(signal);
  };

  const backAfterFailure = async (signal: AbortSignal) => {
    markReturn(null, Date.now());
    await pause(afterFailureMs, signal);
    await navigate(paths.integrations, { replace: true });
  };

  const follow = async (known: string, signal: AbortSignal) => {
    markReturn(known, Date.now());
    const isConfirmed = await followReturn({
      complete,
      poll: (until) => getIntegrationStatus(api.http, known, until),
      onProgress: setProgress,
      onAccount: setAccount,
      signal,
    });
    markReturn(null, Date.now());
    setProgress({ step: 'leaving', isConfirmed });
    if (!isConfirmed) showToast({ message: t('integrations.toast.inProgress'), tone: 'info' });
    await pause(beforeListMs, signal);
    await navigate(`${paths.integrations}?refresh=true`, { replace: true });
  };

  const run = async (signal: AbortSignal) => {
    try {
      // Where development mounts twice, the first mount is gone by now.
      await pause(0, signal);
      if (from.kind === 'failed') await fail('permission', returnError(from), signal);
      else await follow(from.provider, signal);
    } catch (error) {
      if (signal.aborted || isSilent(error)) return;
      await fail('saving', completionError(error), signal).catch(() => undefined);
    }
  };

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    void run(controller.signal);
    return () => {
      controller.abort();
      markReturn(null, Date.now());
    };
    // A return is followed once; the texts of a language chosen meanwhile are no reason to repeat.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [api]);

  const handleTryAgain = async (known: string) => {
    leaving.current?.abort();
    const controller = new AbortController();
    leaving.current = controller;
    const message = await connect(known, leaveListBehind);
    if (message === null) return;
    setProgress({ step: 'failed', at: 'permission', message });
    await backAfterFailure(controller.signal).catch(() => undefined);
  };

  return {
    provider,
    name: provider === null ? null : providerName(provider),
    progress,
    account: account || undefined,
    redirectMs: afterFailureMs,
    integrationsHref: paths.integrations,
    onTryAgain: provider === null ? undefined : () => void handleTryAgain(provider),
    isTryingAgain: provider !== null && connecting.has(provider),
  };
}

/** Back from the other side then opens the list, and not a return that is over. */
function leaveListBehind(): void {
  window.history.replaceState(window.history.state, '', paths.integrations);
}
