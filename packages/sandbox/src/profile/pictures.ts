import { eq } from 'drizzle-orm';
import { pictures, users } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { invalid } from '../http/validate.ts';
import { newSecret } from '../secrets.ts';

export const PICTURE_PATH = '/v1/pictures';

/** Magic bytes per type; in WebP the bytes after the length count. */
const MAGIC_BYTES: Readonly<Record<string, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  webp: /^52494646.{8}57454250/,
};

/** '' removes it. Throws HttpError 422 if it is not of the type that its `data:` URL declares. */
export async function keepPicture(tx: Database, userId: string, address: string): Promise<void> {
  await tx.delete(pictures).where(eq(pictures.userId, userId));
  if (address === '') {
    await tx.update(users).set({ picture: null }).where(eq(users.id, userId));
    return;
  }
  const [head = '', base64 = ''] = address.split(',');
  const type = /^data:image\/(\w+);/.exec(head)?.[1] ?? '';
  const bytes = Buffer.from(base64, 'base64');
  const begins = MAGIC_BYTES[type]?.test(bytes.subarray(0, 12).toString('hex'));
  if (!begins) throw invalid({ picture: 'This is not a PNG, JPEG or WebP picture' });
  const key = newSecret();
  const row = { userId, key, mediaType: `image/${type}`, base64: bytes.toString('base64') };
  await tx.insert(pictures).values(row);
  await tx
    .update(users)
    .set({ picture: `${PICTURE_PATH}/${key}` })
    .where(eq(users.id, userId));
}
