import { isProviderId, plainText } from '@platform/api';
import type { ConnectStates } from './connectStates.ts';

/** What the query of a return, or its absence, asks for. */
export type IntegrationReturn =
  | { kind: 'complete'; provider: string; code: string; state: string }
  /** The page was reloaded while the status was asked for: the code was posted before. */
  | { kind: 'resume'; provider: string }
  | FailedReturn;

/** A return without a permission, or one that must not be trusted. */
export interface FailedReturn {
  kind: 'failed';
  /** Null where the address names none that may be called. */
  provider: string | null;
  reason: 'refused' | 'missingProvider' | 'unknownProvider' | 'state' | 'missingCode';
  /** The provider's own words where it refused, if it sent any; else ''. */
  message: string;
}

const maxStateLength = 1_024;
const maxCodeLength = 4_096;

interface StoredReturns {
  states: ConnectStates;
  /** The provider of a return that a reload interrupted. */
  interrupted: string | null;
}

/**
 * Reads the query a provider returned with. The provider is named by the query, else by the state; a
 * state that was stored for it is removed and must be the one that returned.
 *
 * @param search the query, '' where the page was loaded without one
 */
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
