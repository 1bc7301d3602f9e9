import { insertRows } from '../db/insertRows.ts';
import type { Database } from '../db/store.ts';
import { contentTemplates } from '../db/templateTables.ts';
import { NORTHWIND } from '../seed/people.ts';
import { addSeconds } from '../session/tokenSet.ts';

const DAY_SECONDS = 24 * 3600;

export async function seedTemplates(tx: Database, at: Date): Promise<void> {
  const templateCreatedAt = addSeconds(at, -20 * DAY_SECONDS);
  await insertRows(tx, contentTemplates, [
    {
      id: 'tpl_nw01',
      tenantId: NORTHWIND.id,
      name: 'Delivery news',
      category: 'email',
      description: 'Tells customers when an order comes and who to ask.',
      inputs: [
        { key: 'order_number', label: 'Order number', type: 'text', required: true },
        { key: 'delivery_day', label: 'Day of delivery', type: 'text', required: true },
      ],
      prompt:
        'Tell {{audience}} that order {{order_number}} arrives on {{delivery_day}}. It is about {{topic}}.',
      version: 1,
      createdAt: templateCreatedAt,
      updatedAt: templateCreatedAt,
    },
  ]);
}
