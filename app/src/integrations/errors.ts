import { ConnectError, isApiError } from '@platform/api';
import type { FailedReturn } from '@platform/flows';

/** A failure in words: a text of ours, or the server's or provider's own. */
export type IntegrationError =
  | {
      key:
        | (typeof connectKeys)[keyof typeof connectKeys]
        | (typeof returnKeys)[keyof typeof returnKeys];
    }
  | { key: 'integrations.error.unavailable'; name: string }
  | { message: string };

const connectKeys = {
  error: 'integrations.error.connect',
  unexpected: 'integrations.error.unexpected',
  invalid: 'integrations.error.invalid',
  failed: 'integrations.error.start',
} as const;

const returnKeys = {
  refused: 'integrations.return.error.failed',
  missingProvider: 'integrations.return.error.missingProvider',
  unknownProvider: 'integrations.return.error.unknownProvider',
  state: 'integrations.return.error.state',
  missingCode: 'integrations.return.error.missingCode',
} as const;

/** The text of a connection that could not be started. */
export function connectError(error: unknown, name: string): IntegrationError {
  if (!(error instanceof ConnectError)) return { key: connectKeys.failed };
  const { result } = error;
  if (result.kind === 'notAvailable') return { key: 'integrations.error.unavailable', name };
  if (result.kind === 'error' && result.message) return { message: result.message };
  return { key: connectKeys[result.kind] };
}

/** The text of a return that brought no permission. */
export function returnError({ reason, message }: FailedReturn): IntegrationError {
  return message ? { message } : { key: returnKeys[reason] };
}

/** The text of a code that was not taken: the server's words where it sent any. */
export function completionError(error: unknown): IntegrationError {
  const message = isApiError(error) ? error.serverMessage : '';
  return message ? { message } : { key: returnKeys.refused };
}
