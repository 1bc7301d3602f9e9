import { ConnectError, isApiError } from '@platform/api';
import type { FailedReturn } from '@platform/flows';

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

export function connectError(error: unknown, name: string): IntegrationError {
  if (!(error instanceof ConnectError)) return { key: connectKeys.failed };
  const { result } = error;
  if (result.kind === 'notAvailable') return { key: 'integrations.error.unavailable', name };
  if (result.kind === 'error' && result.message) return { message: result.message };
  return { key: connectKeys[result.kind] };
}

export function returnError({ reason, message }: FailedReturn): IntegrationError {
  return message ? { message } : { key: returnKeys[reason] };
}

export function completionError(error: unknown): IntegrationError {
  const message = isApiError(error) ? error.serverMessage : '';
  return message ? { message } : { key: returnKeys.refused };
}
