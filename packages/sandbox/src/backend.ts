import type { HttpBindings } from '@hono/node-server';
import type { BillingSettings } from './billing/settings.ts';
import type { GenerateSettings } from './content/generateSettings.ts';
import type { CrmSettings } from './crm/settings.ts';
import type { Database } from './db/store.ts';
import type { KnowledgeSettings } from './knowledge/settings.ts';
import type { NotificationSettings } from './notifications/settings.ts';
import type { Caller } from './session/caller.ts';
import type { VoiceSettings } from './voice/settings.ts';

/** What every area's routes work with. */
export interface Backend
  extends
    BillingSettings,
    CrmSettings,
    GenerateSettings,
    KnowledgeSettings,
    NotificationSettings,
    VoiceSettings {
  db: Database;
  now: () => Date;
  /** Exact origins that may read answers and be redirected to. */
  allowedOrigins: Set<string>;
  accessTokenTtlSeconds: number;
  refreshGraceSeconds: number;
  /** Whether a tenant at work uses more by the minute. */
  usageGrows: boolean;
}

/** Hono's types for our routes; the raw request is absent where a test calls `app.request`. */
export interface RouteEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { caller: Caller };
}
