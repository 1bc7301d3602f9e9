import type { NotificationCategory, NotificationSeverity } from '@platform/api/contract';
import { notifications } from '../db/notificationTables.ts';
import type { Database } from '../db/store.ts';
import { newId } from '../secrets.ts';

/** Something that people are told. */
export interface NewNotification {
  tenantId: string;
  /** Whom it is for. @default all of the tenant */
  userId?: string;
  /** Who did it, and is not told. @default nobody */
  actorId?: string;
  category: NotificationCategory;
  severity: NotificationSeverity;
  title: string;
  body: string;
  /** The path in the client where it is dealt with. @default none */
  href?: string;
}

/** Tells people of something; pass the transaction of the write. */
export async function notify(tx: Database, at: Date, told: NewNotification): Promise<void> {
  await tx.insert(notifications).values({ ...told, id: newId('ntf'), createdAt: at });
}
