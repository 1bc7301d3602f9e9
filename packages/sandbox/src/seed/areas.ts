import { seedBots } from '../bots/seedBots.ts';
import { seedContents } from '../content/seedContents.ts';
import { seedTemplates } from '../content/templatesSeed.ts';
import { seedCrm } from '../crm/seedCrm.ts';
import type { Database } from '../db/store.ts';
import { seedAllIntegrations } from '../integrations/seedIntegrations.ts';
import { seedInbox } from '../inbox/seedInbox.ts';
import { seedKnowledge } from '../knowledge/seedKnowledge.ts';
import { seedNotifications } from '../notifications/seedNotifications.ts';
import { seedVoice } from '../voice/seedVoice.ts';
import { seedBilling } from './seedBilling.ts';

export interface SeedArea {
  /** Includes every table that a write may cascade to. */
  tables: readonly string[];
  seed: (tx: Database, at: Date) => Promise<void>;
}

/** Areas other than users, which are reset every time because each sign-in writes there. */
export const SEED_AREAS: readonly SeedArea[] = [
  { tables: ['integrations', 'integration_consents'], seed: seedAllIntegrations },
  {
    tables: ['plans', 'prices', 'subscriptions', 'checkouts', 'invoices', 'usage'],
    seed: seedBilling,
  },
  {
    tables: ['agents', 'tools', 'phone_numbers', 'conversations'],
    seed: seedVoice,
  },
  {
    tables: ['knowledge_bases', 'documents', 'document_files', 'passages'],
    seed: seedKnowledge,
  },
  { tables: ['content_templates', 'content_template_versions'], seed: seedTemplates },
  { tables: ['contacts', 'leads', 'interactions'], seed: seedCrm },
  { tables: ['bots'], seed: seedBots },
  { tables: ['contents', 'content_versions', 'content_events'], seed: seedContents },
  { tables: ['inbox_conversations', 'inbox_messages'], seed: seedInbox },
  { tables: ['notifications', 'notification_states'], seed: seedNotifications },
];
