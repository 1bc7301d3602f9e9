import { FEATURES } from '@platform/api/contract';
import type { ServiceName, Settings } from '@platform/api/contract';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import type { Backend } from './backend.ts';
import { BILLING_SETTINGS } from './billing/settings.ts';
import { clientConfig } from './clientConfig.ts';
import { createLog } from './control/log.ts';
import { GENERATE_SETTINGS } from './content/generateSettings.ts';
import { CRM_SETTINGS } from './crm/settings.ts';
import { openStore } from './db/openStore.ts';
import { createBarriers } from './faults/barriers.ts';
import type { FaultEnv } from './faults/middleware.ts';
import { createFaults } from './faults/rules.ts';
import { createIndexing } from './knowledge/indexing.ts';
import { KNOWLEDGE_SETTINGS } from './knowledge/settings.ts';
import { listen } from './listen.ts';
import { NOTIFICATION_SETTINGS } from './notifications/settings.ts';
import type { SandboxOptions } from './options.ts';
import { createReset } from './seed/createReset.ts';
import { isEmpty, seedMissing } from './seed/seed.ts';
import { createRelay } from './voice/relay/relay.ts';
import { VOICE_SETTINGS } from './voice/settings.ts';

const SERVICE_SETTINGS = {
  ...BILLING_SETTINGS,
  ...CRM_SETTINGS,
  ...GENERATE_SETTINGS,
  ...KNOWLEDGE_SETTINGS,
  ...NOTIFICATION_SETTINGS,
  ...VOICE_SETTINGS,
};

export interface Sandbox {
  /** URL of the main port, without a trailing slash. */
  url: string;
  /** Base URL of each service, including its prefix. */
  serviceUrls: Record<ServiceName, string>;
  /** For tests without a network: `app.request('/auth/v1/me')`. */
  app: Hono<FaultEnv>;
  clientConfig: () => Settings;
  allowOrigin: (origin: string) => void;
  /** Resets the demo data, faults, barriers, settings and the log. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { now = () => new Date(), features = FEATURES } = options;
  const store = await openStore(options);
  const allowedOrigins = new Set(options.allowedOrigins);
  const backend: Backend = {
    db: store.db,
    now,
    allowedOrigins,
    usageGrows: options.usageGrows ?? true,
    ...tokenTimes(options),
    ...SERVICE_SETTINGS,
  };
  const controls = {
    log: createLog(),
    faults: createFaults(),
    barriers: createBarriers(),
    preflightMaxAgeSeconds: options.preflightMaxAgeSeconds ?? 600,
  };
  const relay = createRelay(backend, controls);
  const indexing = createIndexing(backend, store.isShared);
  const letGo = () => {
    controls.faults.clear();
    controls.barriers.clear();
  };
  const resetData = createReset(store, now);
  const reset = async () => {
    letGo();
    await Promise.all([relay.hangUp(), indexing.stop()]);
    Object.assign(backend, tokenTimes(options), SERVICE_SETTINGS);
    await resetData();
    controls.log.clear();
  };
  let url = '';
  const clientUrl = () => options.clientUrl ?? allowedOrigins.values().next().value ?? url;
  const onDropAdded = () => listening.closeIdleConnections();
  const app = createApp(backend, { ...controls, indexing, clientUrl, reset, onDropAdded });

  const start = async () => {
    await store.runExclusive(async () => {
      if (options.reset || (await isEmpty(store.db))) await resetData();
      else await seedMissing(backend);
    });
    await indexing.resume();
    return listen(app, relay, options);
  };
  const listening = await start().catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  ({ url } = listening);
  return {
    url,
    serviceUrls: listening.serviceUrls,
    app,
    clientConfig: () => clientConfig(listening.serviceUrls, features),
    allowOrigin: (origin) => void allowedOrigins.add(new URL(origin).origin),
    reset,
    async close() {
      letGo();
      await relay.close();
      await listening.close();
      await indexing.close();
      await store.close();
    },
  };
}

function tokenTimes({ accessTokenTtlSeconds = 300, refreshGraceSeconds = 0 }: SandboxOptions) {
  return { accessTokenTtlSeconds, refreshGraceSeconds };
}
