import { getIntegrationStatus, providerName, send } from '@platform/api';
import { afterFailureMs, finishReturn, openListAfterFailure, openReturn } from '@platform/flows';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import type { ReturnProgress } from '@platform/ui/integrations';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePages } from '../../routing/PagesContext.ts';
import { useApi } from '../../session/ApiContext.ts';
import { returnQuery } from '../../session/returnQuery.ts';
import { useSetAtom } from '../../platform/state.ts';
import { deferToastAtom } from '../../feedback/deferredToastAtoms.ts';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { connectFailuresAtom } from '../atoms.ts';
import { completionError, returnError } from '../errors.ts';
import { useConnect } from '../useConnect.ts';
import { useErrorText } from '../useErrorText.ts';

export function useReturn() {
  const api = useApi();
  const t = useTranslation(integrationsTexts);
  const describe = useErrorText();
  const showToast = useSetAtom(showToastAtom);
  const deferToast = useSetAtom(deferToastAtom);
  const setFailure = useSetAtom(connectFailuresAtom);
  const navigate = useNavigate();
  const { href } = usePages();
  const { connect, connecting } = useConnect();
  const opened = openReturn(api, returnQuery());
  const { provider } = opened.from;
  const [progress, setProgress] = useState<ReturnProgress>({ step: 'saving' });
  const [account, setAccount] = useState('');
  const leaving = useRef<AbortController>(null);

  const openList = (isChanged: boolean) =>
    navigate(href('integrations') + (isChanged ? '?refresh=true' : ''), { replace: true });

  const finish = (signal: AbortSignal) =>
    finishReturn({
      opened,
      signal,
      openList,
      poll: (known, until) =>
        send(api.http, getIntegrationStatus, { params: { provider: known }, signal: until }),
      onAccount: setAccount,
      onProgress(next) {
        setProgress(next);
        if (next.step === 'leaving' && !next.isConfirmed) {
          showToast({ message: t('integrations.toast.inProgress'), tone: 'info' });
        }
      },
      onFailure(failure) {
        const { at } = failure;
        const message = describe(
          at === 'permission' ? returnError(failure.from) : completionError(failure.error),
        );
        setProgress({ step: 'failed', at, message });
        if (provider !== null) setFailure(provider, message);
        deferToast({ message });
      },
    });

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    void finish(controller.signal);
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once, in any language
  }, [api]);

  const handleTryAgain = async (known: string) => {
    leaving.current?.abort();
    const controller = new AbortController();
    leaving.current = controller;
    // Replaces this entry, so that Back opens the list and not a used return URL.
    const message = await connect(known, async () => openList(false));
    if (message === null) return;
    setProgress({ step: 'failed', at: 'permission', message });
    await openListAfterFailure(openList, controller.signal).catch(() => undefined);
  };

  return {
    provider,
    name: provider === null ? null : providerName(provider),
    progress,
    account: account || undefined,
    redirectMs: afterFailureMs,
    integrationsHref: href('integrations'),
    onTryAgain: provider === null ? undefined : () => void handleTryAgain(provider),
    isTryingAgain: provider !== null && connecting.has(provider),
  };
}
