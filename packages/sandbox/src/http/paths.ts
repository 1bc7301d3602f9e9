import type { CallAddress } from '@platform/api/contract';

/** The path of a call as the router writes it: `/v1/invites/{id}` becomes `/v1/invites/:id`. */
export function pathOf({ path }: Pick<CallAddress, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
