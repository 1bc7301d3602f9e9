import { outbox } from '../db/schema.ts';
import type { Database } from '../db/store.ts';

export interface Mail {
  tenantId: string | null;
  recipient: string;
  subject: string;
  body: string;
  /** A path of the client with its query, or an absolute URL. */
  linkPath: string | null;
}

export async function sendMail(db: Database, now: Date, mail: Mail): Promise<void> {
  await db.insert(outbox).values({ ...mail, createdAt: now });
}
