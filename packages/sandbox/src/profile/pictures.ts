import { pictureTypeOf } from '@platform/api/contract';
import { eq } from 'drizzle-orm';
import { pictures, users } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { invalid } from '../http/validate.ts';
import { newSecret } from '../secrets.ts';

export const PICTURE_PATH = '/v1/pictures';

/** '' removes it. Throws HttpError 422 if it is not of the type that its `data:` URL declares. */
export async function storePicture(tx: Database, userId: string, address: string): Promise<void> {
  await tx.delete(pictures).where(eq(pictures.userId, userId));
  if (address === '') {
    await tx.update(users).set({ picture: null }).where(eq(users.id, userId));
    return;
  }
  const [head = '', base64 = ''] = address.split(',');
  const type = /^data:image\/(\w+);/.exec(head)?.[1] ?? '';
  const bytes = Buffer.from(base64, 'base64');
  if (pictureTypeOf(bytes) !== type)
    throw invalid({ picture: 'This is not a PNG, JPEG or WebP picture' });
  const key = newSecret();
  const row = { userId, key, mediaType: `image/${type}`, base64: bytes.toString('base64') };
  await tx.insert(pictures).values(row);
  await tx
    .update(users)
    .set({ picture: `${PICTURE_PATH}/${key}` })
    .where(eq(users.id, userId));
}
