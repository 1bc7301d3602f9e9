import type { HttpBindings } from '@hono/node-server';
import type { BillingSettings } from './billing/settings.ts';
import type { GenerateSettings } from './content/generateSettings.ts';
import type { CrmSettings } from './crm/settings.ts';
import type { Database } from './db/store.ts';
import type { KnowledgeSettings } from './knowledge/settings.ts';
import type { NotificationSettings } from './notifications/settings.ts';
import type { Caller } from './session/caller.ts';
import type { VoiceSettings } from './voice/settings.ts';

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
  /** Exact origins allowed to read responses and to be redirected to. */
  allowedOrigins: Set<string>;
  accessTokenTtlSeconds: number;
  refreshGraceSeconds: number;
  usageGrows: boolean;
}

export interface RouteEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { caller: Caller };
}
