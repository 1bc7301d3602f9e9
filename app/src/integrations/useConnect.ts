import { connectIntegration, providerName } from '@platform/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSilent } from '../shared/network/isSilent.ts';
import { useIsHere } from '../shared/network/useIsHere.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { leaveTo } from '../shared/session/leave.ts';
import { useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import { rememberState } from './connectStates.ts';
import { connectError } from './errors.ts';
import { useErrorText } from './useErrorText.ts';

const nobody: ReadonlySet<string> = new Set();

/**
 * Starts connections (spec 4, 8): one call per provider at a time, however fast the clicks
 * (reliability O20). Where the page was left meanwhile, the browser is not sent away any more.
 *
 * @returns `connect`, which answers the failure's text, or null where the browser leaves; it calls
 *   `onLeave` just before that
 */
export function useConnect() {
  const api = useApi();
  const describe = useErrorText();
  const showToast = useSetAtom(showToastAtom);
  const [connecting, setConnecting] = useState(nobody);
  const running = useRef(new Set<string>());
  const isHere = useIsHere();

  const stop = useCallback((provider: string) => {
    running.current.delete(provider);
    setConnecting(new Set(running.current));
  }, []);

  useEffect(() => {
    // Back from the other side may show the page as it was left: the buttons work again (O20).
    const handleShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      running.current.clear();
      setConnecting(nobody);
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);

  const connect = useCallback(
    async (provider: string, onLeave?: () => void): Promise<string | null> => {
      if (running.current.has(provider)) return null;
      running.current.add(provider);
      setConnecting(new Set(running.current));
      const result = await connectIntegration(api, provider);
      if (result.kind === 'redirect') {
        if (!isHere()) return null;
        const state = result.state || (new URL(result.url).searchParams.get('state') ?? '');
        rememberState(provider, state, Date.now());
        onLeave?.();
        await leaveTo(api, result.url, isHere);
        return null;
      }
      stop(provider);
      if (result.kind === 'failed' && isSilent(result.error)) return null;
      const message = describe(connectError(result, providerName(provider)));
      showToast({ message, tone: 'danger' });
      if (result.kind === 'error' && result.suggestion) {
        showToast({ message: result.suggestion, tone: 'info' });
      }
      return message;
    },
    [api, describe, isHere, showToast, stop],
  );

  return { connect, connecting };
}
