import type { Integration } from '@platform/domain';
import { send } from '../http/send.ts';
import { changeOf, defineAction } from '../resource.ts';
import { connectIntegration } from './connect.ts';
import type { ConnectRedirect, ConnectResult } from './connect.ts';
import { disconnectIntegration, integrations, testIntegration } from './integrations.ts';

type Target = {
  provider: string;
};

/** The connection was not started although the service responded. */
export class ConnectError extends Error {
  readonly result: Exclude<ConnectResult, ConnectRedirect | { kind: 'failed' }>;

  constructor(result: ConnectError['result']) {
    super(`The connection was not started: ${result.kind}.`);
    this.name = 'ConnectError';
    this.result = result;
  }
}

/** Returns the URL to redirect to; throws ConnectError if the response has no valid one. */
export const connectProvider = defineAction({
  send: async (api, { provider }: Target): Promise<ConnectRedirect> => {
    const result = await connectIntegration(api, provider);
    if (result.kind === 'redirect') return result;
    throw result.kind === 'failed' ? result.error : new ConnectError(result);
  },
  target: ({ provider }) => provider,
});

export const disconnectProvider = defineAction({
  send: ({ http }, params: Target) => send(http, disconnectIntegration, { params }),
  target: ({ provider }) => provider,
  onDone: ({ provider }) => [
    changeOf(integrations, (list) => ({
      ...list,
      integrations: list.integrations.map((row) =>
        row.provider === provider ? disconnected(row) : row,
      ),
    })),
  ],
  invalidatesOnFailure: [integrations],
});

const disconnected = (row: Integration): Integration => ({
  ...row,
  status: 'not_connected',
  accountLabel: '',
  grantedScopes: [],
});

export const testProvider = defineAction({
  send: ({ http }, params: Target) => send(http, testIntegration, { params }),
  target: ({ provider }) => provider,
});
