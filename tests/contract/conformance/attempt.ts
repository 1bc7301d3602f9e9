import type { CallDescription } from '@platform/api/contract';
import type { Case } from './case.ts';
import type { RequestContent } from './client.ts';
import { Skip } from './mismatch.ts';
import type { Sample } from './sample.ts';
import type { World } from './world.ts';

/** A case before it is known of which call it is. */
export type Attempt = Pick<Case, 'title' | 'run'>;

/** @throws Skip if the call cannot be tried by itself */
export const contentOf = async (
  world: World,
  { content, skip }: Sample,
): Promise<RequestContent> => {
  if (skip !== undefined) throw new Skip(skip);
  return (await content?.(world)) ?? {};
};

const isPublic = ({ call }: CallDescription) => call.access === 'public';

export async function sendSample(
  world: World,
  described: CallDescription,
  { person = 'admin' }: Sample,
  content: RequestContent,
) {
  return isPublic(described)
    ? world.sendPublic(described, content)
    : world.send(described, content, person);
}
