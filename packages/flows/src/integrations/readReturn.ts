import { isProviderId, plainText } from '@platform/api';
import type { ConnectStates } from './connectStates.ts';

export type IntegrationReturn =
  | { kind: 'complete'; provider: string; code: string; state: string }
  /** The page was reloaded while polling; the code was posted before. */
  | { kind: 'resume'; provider: string }
  | FailedReturn;

/** A return without permission, or one that cannot be trusted. */
export interface FailedReturn {
  kind: 'failed';
  /** Null if the URL names no known provider. */
  provider: string | null;
  reason: 'refused' | 'missingProvider' | 'unknownProvider' | 'state' | 'missingCode';
  message: string;
}

const maxStateLength = 1_024;
const maxCodeLength = 4_096;

interface StoredReturns {
  states: ConnectStates;
  interrupted: string | null;
}

/** The provider comes from the query or the state; a stored state is removed and must match. */
export function readReturn(
  search: string,
  { states, interrupted }: StoredReturns,
): IntegrationReturn {
  const query = new URLSearchParams(search);
  const [state = '', ...moreStates] = query.getAll('state');
  const named = query.get('provider') || states.providerOf(state) || '';
  const provider = isProviderId(named) ? named : null;
  const stored = provider === null ? null : states.take(provider);
  const failed = (reason: FailedReturn['reason'], message = ''): FailedReturn => ({
    kind: 'failed',
    provider,
    reason,
    message,
  });

  const message = plainText(query.get('error_description')) || plainText(query.get('error'));
  if (message || query.get('error')) return failed('refused', message);
  if (search === '' && isProviderId(interrupted)) return { kind: 'resume', provider: interrupted };
  if (named === '') return failed('missingProvider');
  if (provider === null) return failed('unknownProvider');
  const isForeign = stored !== null && stored !== state;
  if (isForeign || moreStates.length > 0 || state.length > maxStateLength) return failed('state');
  const [code = '', ...moreCodes] = query.getAll('code');
  if (code === '' || moreCodes.length > 0 || code.length > maxCodeLength) {
    return failed('missingCode');
  }
  return { kind: 'complete', provider, code, state };
}
