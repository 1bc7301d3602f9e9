import { isProviderId, plainText } from '@platform/api';
import type { ConnectStates } from './connectStates.ts';

/** What a return asks for. */
export type IntegrationReturn =
  | { kind: 'complete'; provider: string; code: string; state: string }
  /** A reload while the status was asked for: the code was posted before. */
  | { kind: 'resume'; provider: string }
  | {
      kind: 'failed';
      /** Null where the address names none that may be called. */
      provider: string | null;
      /** `refused`: the provider's own words are in `message`, if it sent any. */
      reason: 'refused' | 'missingProvider' | 'unknownProvider' | 'state' | 'missingCode';
      message: string;
    };

const LONGEST_STATE = 1_024;
const LONGEST_CODE = 4_096;

interface Known {
  states: ConnectStates;
  /** The provider of a return that a reload interrupted. */
  interrupted: string | null;
}

/**
 * Reads the query a provider returned with (spec 2.7, 5; readings 41 and 71). The provider comes
 * from the query, else from the state; a state that was remembered for it is taken away and must be
 * the one that returned (reliability O12, O13).
 *
 * @param search the query, '' where the page was loaded without one
 */
export function readReturn(search: string, { states, interrupted }: Known): IntegrationReturn {
  const query = new URLSearchParams(search);
  const [state = '', ...moreStates] = query.getAll('state');
  const named = query.get('provider') || states.providerOf(state) || '';
  const provider = isProviderId(named) ? named : null;
  const remembered = provider === null ? null : states.take(provider);
  const failed = (
    reason: Extract<IntegrationReturn, { kind: 'failed' }>['reason'],
    message = '',
  ): IntegrationReturn => ({ kind: 'failed', provider, reason, message });

  const message = plainText(query.get('error_description')) || plainText(query.get('error'));
  if (message || query.get('error')) return failed('refused', message);
  if (search === '' && isProviderId(interrupted)) return { kind: 'resume', provider: interrupted };
  if (named === '') return failed('missingProvider');
  if (provider === null) return failed('unknownProvider');
  const isForeign = remembered !== null && remembered !== state;
  if (isForeign || moreStates.length > 0 || state.length > LONGEST_STATE) return failed('state');
  const [code = '', ...moreCodes] = query.getAll('code');
  if (code === '' || moreCodes.length > 0 || code.length > LONGEST_CODE) {
    return failed('missingCode');
  }
  return { kind: 'complete', provider, code, state };
}
