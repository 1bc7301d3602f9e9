import { notificationCalls } from '@platform/api/contract';
import { Skip } from '../mismatch.ts';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

/** Notifications cannot be created, so the suite uses the person's newest one. */
async function newest(world: World) {
  const { notifications } = await world.prepare<{ notifications: { id: string }[] }>(
    notificationCalls.list,
  );
  const [first] = notifications;
  if (!first) throw new Skip('the person has no notification');
  return { params: { id: first.id } };
}

export const notificationSamples: Samples = {
  list: {},
  read: { content: newest, isPersonal: true },
  unread: { content: newest, isPersonal: true },
  archive: { content: newest, isPersonal: true },
  readAll: { content: () => ({ body: { before: '2001-01-01T00:00:00Z' } }) },
};
