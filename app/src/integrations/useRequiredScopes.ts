import { getIntegrationSettings } from '@platform/api';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import type { Remote } from '@platform/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isSilent } from '../shared/network/isSilent.ts';
import { useLeaveSignal } from '../shared/network/useLeaveSignal.ts';
import { useApi } from '../shared/session/ApiContext.ts';

type Answer = readonly string[] | 'loading' | 'failed';

/** What each connection will be allowed to do, asked for when it is first opened. */
export function useRequiredScopes() {
  const { http } = useApi();
  const t = useTranslation(integrationsTexts);
  const signal = useLeaveSignal();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const asked = useRef(new Set<string>());

  const onScopesOpen = useCallback(
    (provider: string) => {
      if (asked.current.has(provider)) return;
      asked.current.add(provider);
      const tell = (answer: Answer) => setAnswers((all) => new Map(all).set(provider, answer));
      tell('loading');
      getIntegrationSettings(http, provider, signal()).then(
        ({ requiredScopes }) => tell(requiredScopes),
        (error: unknown) => {
          asked.current.delete(provider);
          if (!isSilent(error)) tell('failed');
        },
      );
    },
    [http, signal],
  );

  const requiredScopes = useMemo(() => {
    const toRemote = (provider: string, answer: Answer): Remote<readonly string[]> => {
      if (answer === 'loading') return { status: 'loading' };
      if (answer !== 'failed') return { status: 'ready', data: answer };
      const message = t('integrations.error.scopes');
      return { status: 'error', message, retry: () => onScopesOpen(provider) };
    };
    return new Map(
      [...answers].map(([provider, answer]) => [provider, toRemote(provider, answer)]),
    );
  }, [answers, onScopesOpen, t]);

  return { requiredScopes, onScopesOpen };
}
