import type { NotificationCategory, NotificationSeverity } from '@platform/api/contract';
import { notifications } from '../db/notificationTables.ts';
import type { Database } from '../db/store.ts';
import { newId } from '../secrets.ts';

export interface NewNotification {
  tenantId: string;
  userId?: string;
  actorId?: string;
  category: NotificationCategory;
  severity: NotificationSeverity;
  title: string;
  body: string;
  href?: string;
}

export async function notify(tx: Database, at: Date, notification: NewNotification): Promise<void> {
  await tx.insert(notifications).values({ ...notification, id: newId('ntf'), createdAt: at });
}
