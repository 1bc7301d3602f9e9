import { ApiError, relayUrl } from '@platform/api';
import type { Api } from '@platform/api';
import { createTestCall, openMicrophone, openPlayer } from '@platform/flows';
import type { TestCall } from '@platform/flows';
import workletUrl from '@platform/flows/captureWorklet?worker&url';

/** Opens test calls through the configured relay, with the session's token. */
export function openCall(
  { config, store, refresher }: Api,
  agentId: string,
  draft: Record<string, unknown> | undefined,
): TestCall {
  return createTestCall({
    url: relayUrl(config.voiceSocketUrl, agentId),
    draft,
    openSocket: (url) => new WebSocket(url),
    async token(refused) {
      // Gets the newer token, or refreshes it; only one refresh runs per browser.
      if (refused !== null) return refresher.renew(refused);
      const token = store.tokens()?.accessToken;
      if (token === undefined) throw new ApiError('http', { status: 401 });
      return token;
    },
    openMicrophone: (deviceId, events) => openMicrophone(workletUrl, deviceId, events),
    openPlayer,
    clock: {
      now: () => performance.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
  });
}
