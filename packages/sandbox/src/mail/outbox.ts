import { outbox } from '../db/schema.ts';
import type { Database } from '../db/store.ts';

/** An e-mail the backend would send. */
export interface Mail {
  tenantId: string | null;
  recipient: string;
  subject: string;
  body: string;
  /** A path of the client with its query, or an absolute address of another page. */
  linkPath: string | null;
}

/** Puts an e-mail into the outbox, where `/sandbox/outbox` shows it. */
export async function sendMail(db: Database, now: Date, mail: Mail): Promise<void> {
  await db.insert(outbox).values({ ...mail, createdAt: now });
}
