import { ConnectError, connectProvider, providerName } from '@platform/api';
import { createConnector } from '@platform/flows';
import { useCallback, useEffect, useState } from 'react';
import { needsMessage } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import type { ActionOutcome } from '../data/useAction.ts';
import { useApi } from '../session/ApiContext.ts';
import { leaveTo } from '../session/leave.ts';
import { useSetAtom } from '../platform/state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import { connectFailuresAtom } from './atoms.ts';
import { connectError } from './errors.ts';
import { useErrorText } from './useErrorText.ts';

const NO_PROVIDERS: ReadonlySet<string> = new Set();

/**
 * Starts connections, one per provider at a time. Resolves with the error, or null if the browser
 * is leaving, after awaiting `openBehind`, which opens the page that Back returns to.
 */
export function useConnect() {
  const api = useApi();
  const describe = useErrorText();
  const showToast = useSetAtom(showToastAtom);
  const setFailure = useSetAtom(connectFailuresAtom);
  const [connecting, setConnecting] = useState(NO_PROVIDERS);
  const [connector] = useState(() => createConnector(setConnecting));
  const [send] = useAction(connectProvider, {
    failure: (error, { provider }) => describe(connectError(error, providerName(provider))),
    failureToast: 'whenMessageHidden',
  });

  useEffect(() => {
    const close = connector.open();
    // The page may be restored from the back/forward cache.
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) connector.reset();
    };
    window.addEventListener('pageshow', handleShow);
    return () => {
      window.removeEventListener('pageshow', handleShow);
      close();
    };
  }, [connector]);

  const connect = useCallback(
    async (provider: string, openBehind?: () => Promise<void>): Promise<string | null> => {
      let message: string | null = null;
      setFailure(provider, null);
      await connector.connect({
        provider,
        request: async () => {
          const outcome = await send({ provider });
          if (outcome.isDone) return outcome.output;
          if (needsMessage(outcome.error)) message = outcome.message;
          const suggestion = suggestionOf(outcome);
          if (suggestion) showToast({ message: suggestion, tone: 'info' });
          return null;
        },
        leave: async (url) => {
          await openBehind?.();
          // `openBehind` has replaced this page.
          await leaveTo(api, url, openBehind ? undefined : connector.isOpen);
        },
      });
      setFailure(provider, message);
      return message;
    },
    [api, connector, send, setFailure, showToast],
  );

  return { connect, connecting };
}

function suggestionOf({ error }: Extract<ActionOutcome<unknown>, { isDone: false }>): string {
  if (!(error instanceof ConnectError)) return '';
  return error.result.kind === 'error' ? error.result.suggestion : '';
}
